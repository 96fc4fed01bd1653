import { useState } from 'react'
import { parseId } from '@/components/layout/list/address.rules'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { useCreateCreditQuery, useShowCreditCpf } from '@/hooks/credit/useCreateCreditQuery'
import type { CreditDocument } from '@/services/credit/credit-document.rules'
import type { CreditQuerySummary, NewCreditQuery } from '@/services/credit/credit.schema'

/** What is shown is in the address, so that a reload keeps it; what has to be paid is asked first. */
export function useCreditSearch() {
  const { ready, read, write } = useAddressQuery()
  const { ask, costs, isBusy } = useCreateCreditQuery()
  const { mutateAsync: showCpf } = useShowCreditCpf()
  const [about, setAbout] = useState<CreditDocument>()
  const [toPay, setToPay] = useState<NewCreditQuery | null>(null)
  const shown = parseId(read('consulta'))

  /** A CPF is masked in a query: asking for the same person again looks at it, and is recorded as that. */
  const documentOf = async ({ id, document_type, document }: CreditQuerySummary): Promise<string> =>
    document_type === 'cpf' ? showCpf({ id }) : document

  const startOver = (again?: CreditDocument): void => {
    setAbout(again)
    write({ consulta: null })
  }

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
    repeat: async (query: CreditQuerySummary): Promise<void> => {
      const { purpose, note } = query
      setToPay({ document: await documentOf(query), purpose, ...(note && { note }), new_query: true })
    },
    /** Back to the form about the same document. */
    again: async (query: CreditQuerySummary): Promise<void> =>
      startOver({ kind: query.document_type, document: await documentOf(query) }),
    /** Back to the empty form. */
    startOver: () => startOver(),
  }
}
