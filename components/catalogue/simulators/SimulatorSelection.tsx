import { useState } from 'react'
import { useActivateSimulators } from '@/hooks/catalogue/simulators.mutations'
import type { SimulatorSummary } from '@/services/catalogue/simulators/simulators.schema'
import { ActivateSelection } from '../crud/ActivateSelection'
import { FailureList } from '../crud/FailureList'

type Props = { selected: readonly SimulatorSummary[]; onClear: () => void }

/** Activates or deactivates the selected simulators; shows what incomplete ones still need. */
export const SimulatorSelection = ({ selected, onClear }: Props) => {
  const [reasons, setReasons] = useState<readonly string[]>([])
  const activation = useActivateSimulators(setReasons)
  const clear = (): void => {
    setReasons([])
    onClear()
  }
  return (
    <>
      <ActivateSelection
        selected={selected}
        onClear={clear}
        activation={activation}
        words={{ one: 'simulador', many: 'simuladores', ending: 'o' }}
      >
        {consequence(selected)}
      </ActivateSelection>
      {selected.length > 0 && reasons.length > 0 && (
        <FailureList title="Nenhum simulador foi ativado" sentences={reasons} />
      )}
    </>
  )
}

function consequence(selected: readonly SimulatorSummary[]): string {
  const open = selected.reduce((sum, { active, open_quotations }) => sum + (active ? open_quotations : 0), 0)
  const going = open === 1 ? 'A simulação em andamento continua' : 'As simulações em andamento continuam'
  return `Os clientes deixam de ver o que está marcado, e os produtos deixam de ser oferecidos.${open > 0 ? ` ${going} até o fim.` : ''}`
}
