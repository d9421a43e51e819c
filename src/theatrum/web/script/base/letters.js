/** The client's own letters: names on a board are measured before they are drawn, so the letters have to be there. */

const FACES = ['16px "EB Garamond"', 'italic 16px "EB Garamond"', '16px "Source Sans 3"'];
/** One letter of every file that a face is kept in. */
const SAMPLE = 'aŞ';

/** When the letters are there, or it is certain that they will not come: then others are taken. */
export async function letters() {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, SAMPLE)));
}
