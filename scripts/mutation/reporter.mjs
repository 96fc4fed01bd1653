import { existsSync, writeFileSync } from 'node:fs'

/** Reports the first failed test. (With `bail` jest ends before it writes its own report.) */
export default class FirstFailure {
  onTestResult({ path }, { testResults, failureMessage, testExecError }) {
    const report = process.env.MUTATION_REPORT
    // When jest ends, a test file that is still running loses its database: its failure does not count.
    if ((!failureMessage && !testExecError) || existsSync(report)) return
    const failed = testResults.find(({ status }) => status === 'failed')
    writeFileSync(report, JSON.stringify({ path, name: failed?.fullName ?? 'the file as a whole' }))
  }
}
