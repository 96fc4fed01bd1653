import { useRouter } from 'next/router'
import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'

// Every page includes this dialog, few show it: loaded on demand.
const InProgressPrompt = lazyPart(() => import('./InProgressPrompt').then((module) => module.InProgressPrompt))

const ELSEWHERE = ['/platform/simulation', '/platform/admin']

const isUnder = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/**
 * 'Pedido em Andamento': shown to a logged-in user with an open quotation, outside the simulator and the staff pages.
 * Closing it with ✕ or Esc hides it until the next page load.
 */
export const InProgressDialog = () => {
  const { isLogged } = useLogin()
  const { quotationId, isKnown } = useQuotation()
  const { pathname } = useRouter()
  const [dismissed, setDismissed] = useState<number | null>(null)

  if (!isLogged || quotationId === null || !isKnown || dismissed === quotationId) return null
  if (ELSEWHERE.some((root) => isUnder(pathname, root))) return null
  return <InProgressPrompt onClose={() => setDismissed(quotationId)} />
}
