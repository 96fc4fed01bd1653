import { CircleHelp, Truck, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../display/Card'
import { DueClock } from '../display/DueClock'
import { Progress } from '../display/Progress'
import { Picture } from '../drawings/Picture'
import { TurnCard } from '../feedback/TurnBanner'
import { ChoiceGrid } from '../forms/ChoiceGrid'
import { Field } from '../forms/Field'
import { type PickerOption, SearchPicker } from '../forms/picker/SearchPicker'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const ABOUT = [
  { value: 'defect', title: 'Defeito', description: 'não liga, falha, quebrou', icon: <Wrench {...icon} /> },
  { value: 'delivery', title: 'Entrega', description: 'atraso, falta, endereço', icon: <Truck {...icon} /> },
  { value: 'question', title: 'Dúvida', description: 'qualquer outra coisa', icon: <CircleHelp {...icon} /> },
] as const

const UNITS: readonly PickerOption[] = [
  { key: '1', title: 'Vertex 14 Pro', note: 'VX14P-2411-0387', detail: 'Bruno Tavares · Obra Campinas' },
  { key: '2', title: 'Orbe 6 Obra', note: 'OB6R-2505-0119', detail: 'Bruno Tavares · Sede' },
]
const unit = (image: string, option: PickerOption): PickerOption => ({
  ...option,
  picture: <Picture image={image} size="thumb" />,
})
const pair = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 16 } as const
const clocks = { display: 'grid', gap: 12, marginTop: 20 } as const

/** What tickets are made of: the choice of a kind, the search for a unit, the turn, steps and deadlines. */
export const TicketSample = () => {
  const [about, setAbout] = useState<(typeof ABOUT)[number]['value']>()
  const [text, setText] = useState('')
  const found = UNITS.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
  return (
    <>
      <h2 className="sample">Chamados</h2>
      <Card>
        <ChoiceGrid label="Sobre o que é?" name="about" options={ABOUT} value={about} onChange={setAbout} />
        <div style={{ height: 20 }} />
        <ChoiceGrid
          label="Sem resposta"
          name="unanswered"
          options={ABOUT}
          value={undefined}
          onChange={() => undefined}
          error="Escolha uma destas opções"
        />
        <div style={{ height: 20 }} />
        <Field label="Qual equipamento?">
          {(control) => (
            <SearchPicker
              {...control}
              listLabel="Equipamentos"
              hint="série ou pessoa"
              nothing="Nenhum equipamento com essa busca."
              text={text}
              onText={setText}
              options={found.map((option) => unit(option.key === '1' ? 'laptop:cube' : 'phone', option))}
              last={{ key: 'none', title: 'Não é sobre um equipamento' }}
              onChoose={(key) => setText(UNITS.find((one) => one.key === key)?.title ?? '')}
            />
          )}
        </Field>
      </Card>
      <div style={{ ...pair, marginTop: 16 }}>
        <div style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
          <TurnCard
            turn="customer"
            title="A Arrenda espera sua resposta"
            description="Sem resposta, o chamado fecha na segunda, 30/11."
          />
          <TurnCard turn="staff" title="Resposta até segunda, 23/11, às 13h" label="Depois de abrir, a vez é" />
        </div>
        <Card>
          <Progress
            label="Passos da troca"
            steps={[
              { key: 'asked', label: 'Pedida', state: 'done', time: '19/11, 09:12' },
              { key: 'sent', label: 'Saiu do depósito', state: 'now', time: 'até 25/11, 18h' },
              { key: 'collected', label: 'Retirada do antigo', state: 'next', time: 'na entrega' },
            ]}
          />
          <dl style={clocks}>
            <DueClock label="Próxima resposta" share={1} tone="late" text="há 1 h 40" at="2026-11-23T12:00:00Z" />
            <DueClock label="Solução" share={0.7} tone="soon" text="em 1 h 12" at="2026-11-23T17:28:00Z" />
            <DueClock label="Troca" share={0.4} tone="plain" text="qua., 25/11, 18h" at="2026-11-25T21:00:00Z" />
          </dl>
        </Card>
      </div>
    </>
  )
}
