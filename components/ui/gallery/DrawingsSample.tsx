import { Card } from '../display/Card'
import { Drawing, type DrawingKind } from '../drawings/Drawing'
import { DrawingTile } from '../drawings/DrawingTile'
import { Laptop } from '../drawings/Laptop'
import { Plug } from '../drawings/Plug'
import { Search } from '../drawings/Search'

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
