import { pool } from '@/server/db/client'
import { CHECKS, type Finding, runChecks } from '@/server/doctor/doctor.service'

function tell(findings: readonly Finding[]): void {
  for (const { name, holds } of CHECKS) {
    const broken = findings.find((finding) => finding.name === name)
    console.info(`${broken ? 'FAILED' : 'holds '}  ${name.padEnd(18)} ${holds}`)
    for (const what of broken?.first ?? []) console.info(`          ${what}`)
    const more = (broken?.count ?? 0) - (broken?.first.length ?? 0)
    if (more > 0) console.info(`          and ${String(more)} more`)
  }
  console.info(`\n${String(CHECKS.length - findings.length)} of ${String(CHECKS.length)} hold.`)
}

/** PostgreSQL's errors for a missing table or column. */
const isOfAnotherVersion = (error: unknown): boolean =>
  error instanceof Error && /^42(P01|703)$/.test((error.cause as { code?: string } | undefined)?.code ?? '')

runChecks()
  .then((findings) => {
    tell(findings)
    if (findings.length > 0) process.exitCode = 1
  })
  .catch((error: unknown) => {
    console.error(
      isOfAnotherVersion(error) ? 'The database is of another version: npm start brings it up to date.' : error,
    )
    process.exitCode = 1
  })
  .finally(() => void pool().end())
