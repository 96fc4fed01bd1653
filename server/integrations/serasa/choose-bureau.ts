import { settings, type Settings } from '@/server/config/settings'
import { serasaClient } from './client'
import type { CreditBureau } from './provider'
import { SANDBOX_CLIENT, startSerasaSandbox, type SerasaSandbox } from './sandbox/server'

type Chosen = { bureau: CreditBureau | null; sandbox?: SerasaSandbox }

// Next compiles pages and instrumentation separately, so the process's single sandbox is kept on globalThis.
const holder = globalThis as typeof globalThis & { arrendaBureau?: Promise<Chosen> }

const choice = (): Promise<Chosen> => (holder.arrendaBureau ??= choose())

/**
 * The bureau by these settings: the configured one or, only with demo data and in tests, a sandbox with invented
 * reports. Null without either: real customers must never be assessed by invented reports.
 */
export function bureauKind({ SERASA_URL, DEMO_DATA, NODE_ENV }: Settings = settings()): 'serasa' | 'sandbox' | null {
  if (SERASA_URL) return 'serasa'
  return DEMO_DATA === 'on' || NODE_ENV === 'test' ? 'sandbox' : null
}

/** The configured bureau, or the sandbox, started in this process; null without either. */
export const creditBureau = async (): Promise<CreditBureau | null> => (await choice()).bureau

/** Stops the sandbox, if any. */
export async function closeBureau(): Promise<void> {
  const open = holder.arrendaBureau
  delete holder.arrendaBureau
  await (await open)?.sandbox?.close()
}

async function choose(): Promise<Chosen> {
  const { SERASA_URL, SERASA_CLIENT_ID, SERASA_CLIENT_SECRET, SERASA_TIMEOUT_MS } = settings()
  const { SERASA_REPORT_CNPJ, SERASA_REPORT_CPF } = settings()
  const common = {
    reportNames: { cnpj: SERASA_REPORT_CNPJ, cpf: SERASA_REPORT_CPF },
    timeoutMs: SERASA_TIMEOUT_MS,
  }
  if (SERASA_URL && SERASA_CLIENT_ID && SERASA_CLIENT_SECRET) {
    const access = { url: SERASA_URL, clientId: SERASA_CLIENT_ID, clientSecret: SERASA_CLIENT_SECRET }
    return { bureau: serasaClient({ ...common, ...access, isSandbox: false }) }
  }
  if (bureauKind() === null) return { bureau: null }
  const sandbox = await startSerasaSandbox()
  return { sandbox, bureau: serasaClient({ ...common, ...SANDBOX_CLIENT, url: sandbox.url, isSandbox: true }) }
}
