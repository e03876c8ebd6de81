#!/usr/bin/env node
// Plain syntax: a Node of many years ago must be able to read this file and say what is wrong.
import { nodeProblem } from './check-node.mjs';

var problem = nodeProblem(process.version);
if (problem) {
  process.stderr.write(problem + '\n');
  process.exit(1);
} else {
  import('./run.mjs').then(function start(module) {
    return module.run(module.PROGRAMS.importMap);
  });
}
