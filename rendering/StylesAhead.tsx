import { ChoicePanel } from '@/components/ui/buttons/ChoiceButton'
import { MenuList } from '@/components/ui/buttons/MenuList'
import { type ButtonKind, PlainButton } from '@/components/ui/buttons/PlainButton'
import { Spinner } from '@/components/ui/buttons/Spinner'
import { Close, Cover, Foot, Panel, Title } from '@/components/ui/dialogs/dialogLook'
import { Toast } from '@/components/ui/feedback/Toaster'
import { Refreshing } from '@/components/ui/tables/DataTable'
import { StyleRules } from '@/styles/StyleRules'

const KINDS: readonly ButtonKind[] = ['primary', 'default', 'text', 'link', 'danger']

const nothing = () => undefined
const anchor = { current: null }
const entry = { key: '', label: '' }

/**
 * What the first press on a page often draws, rendered with the HTML for its styles alone (renderWithStyles): keyframes that
 * come later make the browser compute the styles of the whole page anew (docs/adr/0564).
 */
export const StylesAhead = () => (
  <StyleRules>
    <ChoicePanel
      label=""
      options={[{ value: '', label: '' }]}
      value={null}
      anchor={anchor}
      onChoose={nothing}
      onClose={nothing}
      onLeave={nothing}
    />
    <MenuList
      id=""
      label=""
      entries={[entry, { ...entry, key: 'link', href: '/' }, { ...entry, key: 'danger', danger: true }]}
      anchor={anchor}
      align="start"
      onClose={nothing}
      onLeave={nothing}
    />
    <Spinner />
    {KINDS.flatMap((kind) =>
      (['small', 'middle'] as const).map((size) => <PlainButton key={kind + size} kind={kind} size={size} />),
    )}
    <Cover>
      <Panel>
        <Title />
        <Close label="" icon={null} />
        <Foot />
      </Panel>
    </Cover>
    <Refreshing />
    {(['ok', 'bad', 'info'] as const).map((tone) => (
      <Toast key={tone} item={{ id: 0, tone, text: '', undo: nothing }} />
    ))}
  </StyleRules>
)
