import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { focusFirstIn } from './focusFirstIn'

type Props = { target: string; label: string; size?: 'middle' | 'large' }

/** Brings the person to where the thing is done: the first field or drop zone of that card. */
export const GoToButton = ({ target, label, size }: Props) => (
  <PlainButton kind="primary" size={size} onClick={() => focusFirstIn(target)}>
    {label}
  </PlainButton>
)
