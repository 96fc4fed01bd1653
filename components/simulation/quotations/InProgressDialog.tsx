import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'

// Every page carries this question, few ever ask it: its looks arrive when they are needed.
const InProgressPrompt = dynamic(() => import('./InProgressPrompt').then((module) => module.InProgressPrompt), {
  ssr: false,
})

const ELSEWHERE = ['/platform/simulation', '/platform/admin']

const isUnder = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/**
 * 'Pedido em Andamento': shown while a quotation id cookie exists, the user is logged in, and the page is neither the
 * simulator nor staff's (specification, section 2). OK goes to the last saved page; cancel resets the quotation. Closing it
 * with ✕ or Esc decides nothing: it stays away until the page is loaded anew.
 */
export const InProgressDialog = () => {
  const { isLogged } = useLogin()
  const { quotationId, isKnown } = useQuotation()
  const { pathname } = useRouter()
  const [putOff, setPutOff] = useState<number | null>(null)

  if (!isLogged || quotationId === null || !isKnown || putOff === quotationId) return null
  if (ELSEWHERE.some((root) => isUnder(pathname, root))) return null
  return <InProgressPrompt onClose={() => setPutOff(quotationId)} />
}
