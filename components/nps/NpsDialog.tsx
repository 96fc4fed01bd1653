import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'

// Every page may ask, few do: the question arrives when it is put.
const NpsQuestion = dynamic(() => import('./NpsQuestion').then((module) => module.NpsQuestion), { ssr: false })

/**
 * The rating question, shown when the user record carries a pending nps flag (specification, section 2): not over a
 * quotation that is under way, which has a question of its own.
 */
export const NpsDialog = () => {
  const { user } = useLogin()
  const { quotationId } = useQuotation()
  const { pathname } = useRouter()
  // What was begun is ended, whatever the user record says meanwhile.
  const [answering, setAnswering] = useState<number | null>(null)
  const isAsked =
    user?.nps === true && !user.waits_for && quotationId === null && !pathname.startsWith('/platform/simulation')
  if (!user || !(isAsked || answering === user.id)) return null
  return <NpsQuestion onBegin={() => setAnswering(user.id)} onEnd={() => setAnswering(null)} />
}
