import config from '../../jest.config.mjs'

// One room of one feature, as `stages.mjs` asks for it: a part of the project's own configuration.
const { MUTATION_PROJECT: project, MUTATION_TESTS: tests } = process.env
const chosen = config.projects.find(({ displayName }) => displayName === project)
// Tests of services need no PostgreSQL, which takes longer to start than they take.
const isPure = tests.startsWith('tests/services/')
const database = isPure ? { globalSetup: undefined, globalTeardown: undefined } : {}

export default {
  ...chosen,
  ...database,
  rootDir: process.cwd(),
  testMatch: [`<rootDir>/${tests}`],
  testTimeout: config.testTimeout,
  reporters: ['<rootDir>/scripts/mutation/reporter.mjs'],
  cacheDirectory: '<rootDir>/.jest-cache',
  workerIdleMemoryLimit: config.workerIdleMemoryLimit,
  bail: 1,
}
