import { Refusal } from '@/server/http/refusal'
import { bureauKind } from '@/server/integrations/serasa/choose-bureau'

/** Refuses 503 where no bureau is configured. */
export function requireBureau(): void {
  if (bureauKind() !== null) return
  throw new Refusal('unavailable', {
    errors: ['A consulta de crédito não está conectada à Serasa. Peça a conexão a quem administra a plataforma.'],
  })
}

/** Whether results of the sandbox are valid here: only while it is the configured bureau. */
export const isSandboxServing = (): boolean => bureauKind() === 'sandbox'
