import { onFailure } from '@/services/http/failure'

import { reportError } from './report-error'

/** Sends network errors and answers 500 to error reporting (specification, section 8), with the call and request id. */
export function reportFailures(): void {
  onFailure(reportError)
}
