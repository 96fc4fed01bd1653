import { FiscalFailure, type FiscalIssuer } from './issuer'

/**
 * Arrenda itself: a fatura de locação is the invoice's own PDF under the invoice's number, authorized at once by nobody
 * else. It issues nothing that an authority has to authorize.
 */
export const ownIssuer: FiscalIssuer = {
  name: 'own',
  async request({ reference, kind, invoiceNumber, print }) {
    if (kind !== 'FATURA_LOCACAO') throw new FiscalFailure('refused', `${kind} is not ours to issue`)
    return {
      status: 'authorized',
      externalId: reference,
      number: invoiceNumber,
      accessKey: null,
      xml: null,
      pdf: await print(),
      at: new Date(),
    }
  },
  read(_externalId, document) {
    return ownIssuer.request(document)
  },
  // Nobody else knows of it.
  cancel: () => Promise.resolve(),
}
