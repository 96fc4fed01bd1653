import { useState } from 'react'
import { Card } from '../display/Card'
import { Money } from '../display/Money'
import { Drawing, type DrawingKind, Laptop } from '../drawings/Drawing'
import { DrawingTile } from '../drawings/DrawingTile'
import { Picture } from '../drawings/Picture'
import { ChoiceCard, ChoiceGroup } from '../forms/ChoiceCard'
import { ColorChoice } from '../forms/ColorChoice'

const uses = [
  { title: 'Escritório e rotina', text: 'Planilhas, e-mail e sistemas web.', price: '129.00', screen: 'bars' },
  { title: 'Engenharia e projetos', text: 'CAD, BIM e modelos 3D.', price: '289.00', screen: 'cube' },
] as const

export const ChoicesSample = () => {
  const [use, setUse] = useState('cube')
  const [pack, setPack] = useState('Essencial')
  const [lid, setLid] = useState<string | number | null>('grafite')
  return (
    <>
      <h2 className="sample">Escolhas</h2>
      <ChoiceGroup>
        <legend>Para qual trabalho serão os notebooks?</legend>
        {uses.map(({ title, text, price, screen }) => (
          <ChoiceCard
            key={screen}
            name="use"
            value={screen}
            checked={use === screen}
            onChange={() => setUse(screen)}
            title={title}
            description={text}
            price={<Money value={price} perMonth strong />}
            picture={<Picture image={`laptop:${screen}`} />}
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
        {['Essencial', 'Completo', 'Gestão'].map((title) => (
          <ChoiceCard
            key={title}
            shape="row"
            name="pack"
            value={title}
            checked={pack === title}
            disabled={title === 'Gestão'}
            onChange={() => setPack(title)}
            title={title}
            features={['Suporte em horário comercial', 'Troca em até 3 dias úteis']}
            price={<Money value="12.00" strong />}
          />
        ))}
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
        <DrawingTile size="thumb">
          <Laptop screen="cube" />
        </DrawingTile>
      </div>
    </Card>
  </>
)
