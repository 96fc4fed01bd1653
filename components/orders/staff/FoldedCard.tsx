import { type ReactNode, useId, useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'

/** A card whose content is asked for when somebody wants to know; `what` is that in words: "os e-mails". */
export const FoldedCard = ({ title, what, children }: { title: string; what: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Card
      title={title}
      plainHeader={!open}
      flush
      extra={
        <PlainButton
          kind="text"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Esconder' : 'Ver'} ${what}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Esconder' : 'Ver'}
        </PlainButton>
      }
    >
      <div id={id}>{open && children}</div>
    </Card>
  )
}
