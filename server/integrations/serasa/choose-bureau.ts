import { settings } from '@/server/config/settings'
import { serasaClient } from './client'
import type { CreditBureau } from './provider'
import { SANDBOX_CLIENT, startSerasaSandbox, type SerasaSandbox } from './sandbox/server'

type Chosen = { bureau: CreditBureau; sandbox?: SerasaSandbox }

// Next compiles pages and instrumentation apart, so the one sandbox of the process hangs on globalThis.
const holder = globalThis as typeof globalThis & { arrendaBureau?: Promise<Chosen> }

const choice = (): Promise<Chosen> => (holder.arrendaBureau ??= choose())

/** The bureau that the settings name; without one a sandbox of this process's own is started, whose reports say so. */
export const creditBureau = async (): Promise<CreditBureau> => (await choice()).bureau

/** Ends the sandbox, when there is one. */
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
  const sandbox = await startSerasaSandbox()
  return { sandbox, bureau: serasaClient({ ...common, ...SANDBOX_CLIENT, url: sandbox.url, isSandbox: true }) }
}
