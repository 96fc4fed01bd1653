import { useState } from 'react'
import { Card } from '../display/Card'
import { Money } from '../display/Money'
import { Drawing, type DrawingKind, Laptop } from '../drawings/Drawing'
import { DrawingTile } from '../drawings/DrawingTile'
import { Plug, Search } from '../drawings/emptyDrawings'
import { ChoiceCard, ChoiceGroup } from '../forms/ChoiceCard'
import { ColorChoice } from '../forms/ColorChoice'

const uses = [
  {
    value: 'office',
    title: 'Escritório e rotina',
    text: 'Planilhas, e-mail, sistemas web e videochamadas.',
    price: '129.00',
    screen: 'bars',
  },
  {
    value: 'cad',
    title: 'Engenharia e projetos',
    text: 'CAD, BIM e modelos 3D, com placa de vídeo dedicada.',
    price: '289.00',
    screen: 'cube',
  },
] as const

export const ChoicesSample = () => {
  const [use, setUse] = useState<string>('cad')
  const [pack, setPack] = useState('essencial')
  const [lid, setLid] = useState<string | number | null>('grafite')
  return (
    <>
      <h2 className="sample">Escolhas</h2>
      <ChoiceGroup>
        <legend>Para qual trabalho serão os notebooks?</legend>
        {uses.map((option) => (
          <ChoiceCard
            key={option.value}
            name="use"
            value={option.value}
            checked={use === option.value}
            onChange={() => setUse(option.value)}
            title={option.title}
            description={option.text}
            price={
              <>
                a partir de <Money value={option.price} perMonth strong />
              </>
            }
            picture={
              <DrawingTile size="card">
                <Laptop screen={option.screen} />
              </DrawingTile>
            }
          />
        ))}
      </ChoiceGroup>
      <div style={{ height: 20 }} />
      <ColorChoice
        legend="Cor da carcaça"
        name="lid"
        value={lid}
        onChange={setLid}
        options={[
          { value: 'grafite', label: 'Grafite', hex: '#3B3B45' },
          { value: 'prata', label: 'Prata', hex: '#C9CBD1' },
          { value: 'any', label: 'Tanto faz' },
        ]}
      />
      <div style={{ height: 20 }} />
      <ChoiceGroup $columns={1} style={{ gap: 10 }}>
        <legend>Pacote de serviço</legend>
        {['essencial', 'completo'].map((value) => (
          <ChoiceCard
            key={value}
            shape="row"
            name="pack"
            value={value}
            checked={pack === value}
            onChange={() => setPack(value)}
            title={value === 'essencial' ? 'Essencial' : 'Completo'}
            features={['Suporte em horário comercial', 'Troca em até 3 dias úteis']}
            price={
              <>
                <Money value="12.00" strong />
                <br />
                por item, por mês
              </>
            }
          />
        ))}
        <ChoiceCard
          shape="row"
          name="pack"
          value="gone"
          checked={false}
          disabled
          onChange={() => undefined}
          title="Gestão"
          features={['Indisponível neste plano']}
        />
      </ChoiceGroup>
    </>
  )
}

const kinds: DrawingKind[] = ['laptop', 'monitor', 'phone', 'tablet', 'printer', 'box']
const screens = ['bars', 'cube', 'code', 'bubbles', 'sad', 'locked'] as const
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 8 } as const

export const DrawingsSample = () => (
  <>
    <h2 className="sample">Desenhos</h2>
    <Card>
      <div style={grid}>
        {kinds.map((kind) => (
          <DrawingTile key={kind} size="card">
            <Drawing kind={kind} screen="code" />
          </DrawingTile>
        ))}
        {screens.map((screen) => (
          <DrawingTile key={screen} size="card">
            <Laptop screen={screen} lid={screen === 'code' ? '#3B3B45' : undefined} />
          </DrawingTile>
        ))}
        <DrawingTile size="card">
          <Search />
        </DrawingTile>
        <DrawingTile size="card">
          <Plug />
        </DrawingTile>
        <DrawingTile size="thumb">
          <Laptop screen="cube" />
        </DrawingTile>
      </div>
    </Card>
  </>
)
