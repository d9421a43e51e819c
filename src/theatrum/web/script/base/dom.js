/**
 * Making elements, and changing a drawn tree into a fresh one without losing focus, scroll or running animations.
 *
 * Views are functions that return fresh elements; `morph` carries their differences over to what is on the page.
 * Elements with `data-own` look after their own children.
 */

/** @typedef {import('../types').Attributes} Attributes */
/** @typedef {import('../types').Child} Child */
/** @typedef {Element & { _on?: Record<string, (event: any) => void>, _props?: Record<string, unknown> }} Made */

const SVG = 'http://www.w3.org/2000/svg';
const PROPERTIES = new Set(['value', 'checked', 'selected', 'indeterminate', 'open']);

/**
 * An HTML element. Attributes that begin with `on` are handlers; false, null and undefined leave an attribute out.
 * @param {string} tag @param {Attributes | null} [attributes] @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes, ...children) {
  return /** @type {HTMLElement} */ (fill(document.createElement(tag), attributes, children));
}

/**
 * An SVG element.
 * @param {string} tag @param {Attributes | null} [attributes] @param {...Child} children
 * @returns {SVGElement}
 */
export function s(tag, attributes, ...children) {
  return /** @type {SVGElement} */ (fill(document.createElementNS(SVG, tag), attributes, children));
}

/** @param {Made} element @param {Attributes | null | undefined} attributes @param {Child[]} children */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) {
      handle(element, name.slice(2), /** @type {any} */ (value));
    } else if (name === 'style') {
      for (const [property, worth] of Object.entries(/** @type {Record<string, string>} */ (value))) {
        /** @type {HTMLElement} */ (element).style.setProperty(property, worth);
      }
    } else if (PROPERTIES.has(name)) {
      element._props = { ...element._props, [name]: value };
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  append(element, children);
  for (const [name, value] of Object.entries(element._props ?? {}))
    /** @type {any} */ (element)[name] = value;
  return element;
}

/** @param {Made} element @param {string} type @param {(event: any) => void} handler */
function handle(element, type, handler) {
  element._on ??= {};
  if (!(type in element._on)) element.addEventListener(type, dispatch);
  element._on[type] = handler;
}

/** @param {Event} event */
function dispatch(event) {
  /** @type {Made} */ (event.currentTarget)._on?.[event.type]?.(event);
}

/** @param {Element} element @param {Child[]} children */
function append(element, children) {
  for (const child of children) {
    if (child === false || child === null || child === undefined) continue;
    if (Array.isArray(child)) append(element, child);
    else element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Make `old` look like `fresh`; returns the element that is on the page afterwards.
 * @param {Element} old @param {Element} fresh
 * @returns {Element}
 */
export function morph(old, fresh) {
  if (old === fresh) return old;
  if (!same(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  morphAttributes(old, fresh);
  if (!old.hasAttribute('data-own')) morphChildren(old, fresh);
  morphProperties(/** @type {Made} */ (old), /** @type {Made} */ (fresh));
  return old;
}

/** @param {Node} a @param {Node} b */
function same(a, b) {
  if (a.nodeType !== b.nodeType || a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element) || keyOf(a) === keyOf(b);
}

/** @param {Element} element */
function keyOf(element) {
  return element.getAttribute('data-key') ?? '';
}

/** @param {Made} old @param {Made} fresh */
function morphAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    // A page without inline styles may still set them by script.
    if (name === 'style') /** @type {any} */ (old).style.cssText = value;
    else old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const [type, handler] of Object.entries(fresh._on ?? {})) handle(old, type, handler);
  for (const type of Object.keys(old._on ?? {})) {
    if (!fresh._on?.[type]) /** @type {Record<string, unknown>} */ (old._on)[type] = () => {};
  }
}

/** What a view sets is carried over only when the view changed its mind: what the reader typed stays.
 * @param {Made} old @param {Made} fresh */
function morphProperties(old, fresh) {
  for (const [name, value] of Object.entries(fresh._props ?? {})) {
    if (old._props?.[name] !== value) /** @type {any} */ (old)[name] = value;
  }
  old._props = fresh._props;
}

/** @param {Element} old @param {Element} fresh */
function morphChildren(old, fresh) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of old.children) {
    const key = keyOf(child);
    if (key) keyed.set(`${child.nodeName} ${key}`, child);
  }
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = child instanceof Element ? keyOf(child) : '';
    if (key) {
      const known = keyed.get(`${child.nodeName} ${key}`);
      if (known) {
        keyed.delete(`${child.nodeName} ${key}`);
        if (known === at) at = at.nextSibling;
        else old.insertBefore(known, at);
        morph(known, /** @type {Element} */ (child));
      } else {
        old.insertBefore(child, at);
      }
      continue;
    }
    while (at instanceof Element && keyOf(at)) at = at.nextSibling;
    if (at && same(at, child)) {
      const next = at.nextSibling;
      if (at instanceof Element) morph(at, /** @type {Element} */ (child));
      else if (at.nodeValue !== child.nodeValue) at.nodeValue = child.nodeValue;
      at = next;
    } else if (at) {
      const next = at.nextSibling;
      old.replaceChild(child, at);
      at = next;
    } else {
      old.append(child);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
  for (const gone of keyed.values()) gone.remove();
}

/**
 * Children by key, each made anew only when its signature changed: for parents with many of them.
 * @param {Element} parent @param {{key: string, sign: string, make: () => Element}[]} items
 */
export function keep(parent, items) {
  /** @type {Map<string, Element & {_sign?: string}>} */
  const known = new Map();
  for (const child of parent.children) known.set(keyOf(child), child);
  let at = parent.firstElementChild;
  for (const { key, sign, make } of items) {
    let node = known.get(key);
    known.delete(key);
    if (!node) {
      node = make();
      node.setAttribute('data-key', key);
    } else if (node._sign !== sign) {
      const fresh = make();
      fresh.setAttribute('data-key', key);
      morph(node, fresh);
    }
    node._sign = sign;
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
  for (const gone of known.values()) gone.remove();
}

/** @param {...(string | false | null | undefined)} names */
export function classes(...names) {
  return names.filter(Boolean).join(' ') || null;
}
