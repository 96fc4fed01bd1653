import { sep } from 'node:path'
import { Script } from 'node:vm'
import Runtime from 'jest-runtime'

/**
 * Jest reads and compiles every module again for every test file; here each is compiled once for a worker and run again in
 * the sandbox of the next file, whose state is as fresh as before. docs/adr/0524.
 */

/** File name → what it was compiled from, and the script. */
const scripts = new Map()
/** Texts of packages, which do not change while tests run; our own files may, in watch mode. */
const packageTexts = new Map()
/** The test file that is running in this worker: imports that a script makes later are its own. */
let running

const IN_A_PACKAGE = `${sep}node_modules${sep}`

function compiled(source, filename, parameters) {
  const kept = scripts.get(filename)
  if (kept?.source === source) return kept.script
  const head = `(function (${parameters.join(', ')}) {`
  const script = new Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes, ...phase) =>
      running.executor.dynamicImport(
        specifier,
        filename,
        running.executor.environment.getVmContext(),
        attributes,
        ...phase,
      ),
  })
  scripts.set(filename, { source, script })
  return script
}

class KeptScripts extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor, fileCache } = this
    // Private parts of jest-runtime: another version must be looked at before it is believed.
    if (!executor?.compile || !executor.dynamicImport || !fileCache?.readFile)
      throw new Error('jest-runtime is not as tests/setup/runtime.mjs expects it.')
    running = this

    const compile = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      if (!context) return null
      try {
        return compiled(source, filename, executor.injectedModuleParameters).runInContext(context)
      } catch (error) {
        // Jest tells ES modules by this, and words what it reports.
        if (error instanceof SyntaxError) return compile(source, filename)
        throw error
      }
    }

    const readFile = fileCache.readFile.bind(fileCache)
    fileCache.readFile = (filename) => {
      if (!filename.includes(IN_A_PACKAGE)) return readFile(filename)
      if (!packageTexts.has(filename)) packageTexts.set(filename, readFile(filename))
      return packageTexts.get(filename)
    }
  }
}

export { KeptScripts as 'module.exports' }
