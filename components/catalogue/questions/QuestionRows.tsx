import { useField } from 'formik'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { moveItem } from '@/services/catalogue/reorder.rules'
import { NEW_QUESTION, type QuestionsFormValues } from '@/services/catalogue/simulators/simulator-form.rules'
import { MAX_QUESTIONS } from '@/services/catalogue/simulators/simulators.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { MovableRows, MoveUpDown } from '../crud/MoveUpDown'
import { QuestionFields } from './QuestionFields'

type Props = {
  simulatorId: number
  /** A field of this question got the focus. */
  onTouch: (at: number) => void
}

/** The questions in their order: changed, added, moved by buttons, taken out. */
export const QuestionRows = ({ simulatorId, onTouch }: Props) => {
  const [{ value: steps }, , { setValue }] = useField<QuestionsFormValues['steps']>('steps')
  const { list, focusNext, status, say } = useFocus(onTouch)

  const move = (at: number, by: -1 | 1): void => {
    const to = at + by
    void setValue(moveItem(steps, at, by))
    onTouch(to)
    say(`Pergunta movida para a posição ${String(to + 1)}.`)
    focusNext(`[aria-label="${by === 1 ? 'Descer' : 'Subir'} pergunta ${String(to + 1)}"]`)
  }
  const remove = (at: number): void => {
    void setValue(steps.filter((_, one) => one !== at))
    onTouch(Math.max(0, at - 1))
    say(`Pergunta ${String(at + 1)} retirada.`)
    focusNext(`[aria-label="Tirar pergunta ${String(Math.max(1, at))}"]`)
  }
  const add = (): void => {
    void setValue([...steps, NEW_QUESTION])
    onTouch(steps.length)
    focusNext(`[name="steps.${String(steps.length)}.title"]`)
  }

  return (
    <div ref={list}>
      <Rows aria-label="Perguntas">
        {steps.map((step, at) => (
          <li key={step.id ?? `new-${String(at)}`}>
            <Head>
              <h3 id={`question-${String(at + 1)}`}>Pergunta {at + 1}</h3>
              <MoveUpDown
                what={`pergunta ${String(at + 1)}`}
                isFirst={at === 0}
                isLast={at === steps.length - 1}
                onMove={(by) => move(at, by)}
                onRemove={() => remove(at)}
              />
            </Head>
            <div role="group" aria-labelledby={`question-${String(at + 1)}`}>
              <QuestionFields at={at} question={step} simulatorId={simulatorId} />
            </div>
          </li>
        ))}
      </Rows>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {steps.length < MAX_QUESTIONS && (
        <Add>
          <PlainButton icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={add}>
            Adicionar pergunta
          </PlainButton>
        </Add>
      )}
    </div>
  )
}

/** Reports the focused row, moves the focus after the rows were reordered, and announces it to screen readers. */
function useFocus(onRow: (at: number) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [next, setNext] = useState<{ selector: string } | null>(null)
  const [status, say] = useState('')
  useEffect(() => {
    if (next) list.current?.querySelector<HTMLElement>(next.selector)?.focus()
  }, [next])
  useEffect(() => {
    const rows = list.current
    const tell = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('li') : null
      if (row) onRow(Array.from(row.parentElement?.children ?? []).indexOf(row))
    }
    rows?.addEventListener('focusin', tell)
    return () => rows?.removeEventListener('focusin', tell)
  }, [onRow])
  return { list, focusNext: (selector: string) => setNext({ selector }), status, say }
}

const Rows = styled(MovableRows)`
  gap: 12px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
  li {
    display: block;
    padding: 14px 16px 0;
    border: 1px solid ${color.line};
    border-radius: 10px;
  }
`

const Head = styled.div`
  ${flex.between};
  margin-bottom: 8px;
  h3 {
    ${font.body};
  }
  > div {
    margin-bottom: 0;
  }
`

const Add = styled.div`
  margin-bottom: 18px;
`
