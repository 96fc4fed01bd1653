import { useLogin } from '@/contexts/LoginContext'
import { maySimulate } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import { VisitorHomeHero } from './VisitorHomeHero'
import { VisitorHomeOffers } from './VisitorHomeOffers'
import { VisitorHomePlans } from './VisitorHomePlans'
import { VisitorHomeSteps } from './VisitorHomeSteps'

export const VisitorHome = () => {
  const { actor } = useLogin()
  const simulators = paths.platform.simulators()
  const simulateHref = actor && !maySimulate(actor) ? paths.login(simulators) : simulators
  return (
    <>
      <VisitorHomeHero simulateHref={simulateHref} />
      <VisitorHomeOffers simulateHref={simulateHref} />
      <VisitorHomeSteps />
      <VisitorHomePlans />
    </>
  )
}
