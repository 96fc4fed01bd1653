import type { Event } from '@sentry/nextjs'

import { redactText, redacted } from './redaction.rules'

/**
 * Page loads of addresses that do not exist say nothing about the product (specification, section 2); nor do the
 * reports' own passages through the tunnel.
 */
export function isWorthReporting(transaction: Event): boolean {
  const target: unknown = transaction.contexts?.trace?.data?.['http.target']
  const tunnelled = typeof target === 'string' && target.startsWith('/monitoring')
  return !tunnelled && !/^(?:[A-Z]+ )?\/404$/.test(transaction.transaction ?? '')
}

/** The parts of a report that hold what people typed, said or are; build, stack frames and times stay as they are. */
const TOLD = ['message', 'logentry', 'breadcrumbs', 'contexts', 'extra', 'tags', 'transaction', 'urls', 'spans']

/**
 * Narrows a report before it leaves (LGPD): no person, no cookies, no headers, no bodies;
 * CPF, e-mail, phone, tokens and query values are taken out of every text.
 */
export function redactReport<Report extends Event>(report: Report): Report {
  const { exception, request } = report
  const told: [string, unknown][] = Object.entries(report).filter(([part]) => TOLD.includes(part))
  return {
    ...report,
    ...redacted(Object.fromEntries(told)),
    ...(exception && { exception: { values: exception.values?.map(withRedactedValue) } }),
    ...(request && { request: { url: redactText(request.url ?? ''), method: request.method } }),
    user: undefined,
    server_name: undefined,
  }
}

function withRedactedValue<Exception extends { value?: string }>(exception: Exception): Exception {
  return exception.value === undefined ? exception : { ...exception, value: redactText(exception.value) }
}

/** Redacts every report and single span on its way out. */
export const redaction = {
  name: 'Redaction',
  processEvent: redactReport,
  processSpan: (span: { name: string; attributes: Record<string, unknown> }) => {
    span.name = redactText(span.name)
    span.attributes = redacted(span.attributes)
  },
}

/**
 * What the SDK may collect by itself: nothing about people. Version 11 collects widely unless each is named
 * (`DataCollection` of @sentry/core).
 */
export const DATA_COLLECTION = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
}

/** Specification, section 9. */
export const TRACES_SAMPLE_RATE = 0.1
export const ENVIRONMENT = 'production'
