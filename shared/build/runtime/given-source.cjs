/** A loader that puts a given text in the place of a file's own. */
module.exports = function givenSource() {
  return this.getOptions().source;
};
