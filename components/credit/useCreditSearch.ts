import { useState } from 'react'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { useCreateCreditQuery } from '@/hooks/credit/useCreateCreditQuery'
import type { CreditDocument } from '@/services/credit/credit-document.rules'
import type { CreditQuerySummary, NewCreditQuery } from '@/services/credit/credit.schema'

/** What is shown is in the address, so that a reload keeps it; what has to be paid is asked first. */
export function useCreditSearch() {
  const { ready, read, write } = useAddressQuery()
  const { ask, costs, isBusy } = useCreateCreditQuery()
  const [about, setAbout] = useState<CreditDocument>()
  const [toPay, setToPay] = useState<NewCreditQuery | null>(null)
  const shown = /^[1-9]\d{0,8}$/.test(read('consulta') ?? '') ? Number(read('consulta')) : undefined

  const send = async (query: NewCreditQuery): Promise<void> => {
    const { id } = await ask(query)
    write({ consulta: String(id) })
  }
  return {
    ready,
    shown,
    about,
    isBusy,
    toPay,
    /** Sends what is free at once; the rest waits for `pay`. */
    begin: async (query: NewCreditQuery): Promise<void> => {
      if (await costs(query)) setToPay(query)
      else await send(query)
    },
    pay: () => (toPay ? send(toPay) : Promise.resolve()),
    keepMoney: () => setToPay(null),
    /** The same once more, also where an older result still serves: the person wanted a new one. */
    repeat: ({ document, purpose, note }: CreditQuerySummary) =>
      setToPay({ document, purpose, ...(note && { note }), new_query: true }),
    /** Back to the form, about nobody or about the same. */
    startOver: (again?: CreditDocument): void => {
      setAbout(again)
      write({ consulta: null })
    },
  }
}
