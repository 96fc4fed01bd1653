import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { latestOrdersQueryOptions, yourTurnQueryOptions } from '@/hooks/orders/home.queries'
import { formatLongDay } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { CustomerHomeEnding } from './CustomerHomeEnding'
import { CustomerHomeIndicators } from './CustomerHomeIndicators'
import { CustomerHomeOrders } from './CustomerHomeOrders'
import { CustomerHomeSimulation } from './CustomerHomeSimulation'
import { CustomerHomeTurns } from './CustomerHomeTurns'
import { greeting } from './home.rules'
import { HomeFailed } from './HomeFailed'

/** The customer's home: what waits for them, the simulation in progress, and their orders. */
export const CustomerHome = () => {
  const { user } = useLogin()
  const turns = useQuery(yourTurnQueryOptions())
  const latest = useQuery(latestOrdersQueryOptions())
  if (!user) return null
  // oxlint-disable-next-line react/purity -- the time shown is that of this render
  const now = new Date()
  const failed = (turns.isError && !turns.data) || (latest.isError && !latest.data)
  // The cards below render after those above have loaded, so that nothing shifts while it is read.
  const isPlaced = failed || turns.data !== undefined
  const retry = (): void => {
    void turns.refetch()
    void latest.refetch()
  }
  return (
    <>
      <PageHeader
        title={greeting(user.first_name, now)}
        facts={[user.company?.corporate_name, formatLongDay(now)].filter(Boolean).join(' · ')}
      />
      <Stack>
        <Columns>
          {failed ? <HomeFailed onRetry={retry} /> : <CustomerHomeTurns page={turns.data} />}
          {isPlaced && <CustomerHomeSimulation />}
        </Columns>
        {isPlaced && <CustomerHomeEnding />}
        {isPlaced && <CustomerHomeIndicators />}
        {isPlaced && !failed && <CustomerHomeOrders page={latest.data} />}
      </Stack>
    </>
  )
}

const Stack = styled.div`
  ${flex.stack};
  gap: 20px;
  ${below.phone} {
    gap: 16px;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  align-items: start;
  gap: 20px;
  ${below.aside} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    gap: 16px;
  }
`
