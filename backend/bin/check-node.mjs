// Plain syntax: a Node of many years ago must be able to read this file and say what is wrong.

/** The oldest Node.js that runs Touchline. */
export const OLDEST_NODE = [20, 19];

/** Why a Node.js version cannot be used, in one sentence; undefined when it can. */
export function nodeProblem(version) {
  var parts = version.replace(/^v/, '').split('.').map(Number);
  var isOld =
    parts[0] < OLDEST_NODE[0] || (parts[0] === OLDEST_NODE[0] && parts[1] < OLDEST_NODE[1]);
  return isOld
    ? 'Touchline needs Node.js ' + OLDEST_NODE.join('.') + ' or newer; this is ' + version + '.'
    : undefined;
}
