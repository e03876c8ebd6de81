/** Piral makes this module by a function when its own tool builds it. */
module.exports = function codegen() {
  const { sharedDependencies = [] } = this.getOptions();
  process.env.SHARED_DEPENDENCIES = sharedDependencies.join(',');
  return require(this.resourcePath)();
};
