import { Refusal } from '@/server/http/refusal'
import { findVirus } from '@/server/integrations/virus-scan/find-virus'

/** The answer to a file that is not what it should be, with a sentence that says how it would be. */
export const refusedFile = (sentence: string): Refusal => new Refusal('unsupported_type', { errors: [sentence] })

/**
 * That a file is clean for the virus scanner, where one is configured.
 * Refuses 415 for one with a virus, 503 while the scanner is away.
 */
export async function requireClean(content: Uint8Array): Promise<void> {
  if (await findVirus(content))
    throw refusedFile('O antivírus recusou esse arquivo. Verifique o seu computador e envie outro.')
}
