/** Where the client's own files lie: beside this one, wherever that was fetched from. */

const ROOT = new URL('../..', import.meta.url).pathname;

/** The address of a file of the client. @param {string} path from the client's folder: "art/king.svg" */
export const file = (path) => `${ROOT}${path}`;
