import { SlidersHorizontal } from 'lucide-react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { useLogin } from '@/contexts/LoginContext'
import { maySimulate } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'

/** For users who are not COLABORADOR and who belong to a company: the only solid button of the header. */
export const SimulateLink = ({ block = false }: { block?: boolean }) => {
  const { actor } = useLogin()
  if (!actor || !maySimulate(actor)) return null
  return (
    <ButtonLink
      kind="primary"
      size={block ? 'middle' : 'small'}
      block={block}
      href={paths.platform.simulators()}
      icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
      style={block ? { height: 44 } : { height: 36 }}
    >
      Simular
    </ButtonLink>
  )
}
