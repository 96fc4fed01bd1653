import { useRouter } from 'next/router'
import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'

// Loaded on demand: every page may ask, few do.
const NpsQuestion = lazyPart(() => import('./NpsQuestion').then((module) => module.NpsQuestion))

/**
 * The NPS question, shown while the user has a pending one, but not during a simulation, which has questions of its
 * own.
 */
export const NpsDialog = () => {
  const { user } = useLogin()
  const { quotationId } = useQuotation()
  const { pathname } = useRouter()
  // Stays open until it is finished, even when the user record changes meanwhile.
  const [answering, setAnswering] = useState<number | null>(null)
  const isAsked =
    user?.nps === true && !user.waits_for && quotationId === null && !pathname.startsWith('/platform/simulation')
  if (!user || !(isAsked || answering === user.id)) return null
  return <NpsQuestion onBegin={() => setAnswering(user.id)} onEnd={() => setAnswering(null)} />
}
