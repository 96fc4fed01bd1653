import { useField } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { FileDropView } from '@/components/ui/files/FileDrop'
import { type FileLimits, fileRefusal } from '@/components/ui/files/useFileUpload'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { name: string; label: string; limits: FileLimits; optional?: boolean }

/** A file in a form, sent with its other fields; what cannot be sent is refused when it is chosen. */
export const FileField = ({ name, label, limits, optional = false }: Props) => {
  const [{ value }, { error, touched }, { setValue }] = useField<File | null>(name)
  const [refused, setRefused] = useState<string>()
  const choose = (file: File): void => {
    const why = fileRefusal(file, limits)
    setRefused(why)
    if (why === undefined) void setValue(file)
  }
  return (
    <Block>
      <p>
        {label}
        {optional && <span> (opcional)</span>}
      </p>
      <FileDropView
        label={label}
        limits={limits}
        state={refused === undefined ? { kind: 'idle' } : { kind: 'refused', reason: refused }}
        file={value ?? undefined}
        onFile={choose}
        // Both belong to an upload of its own.
        onCancel={() => undefined}
        onRetry={() => undefined}
      />
      {touched && error && refused === undefined && <em role="alert">{error}</em>}
    </Block>
  )
}

/** As a `Field`, whose label would need the drop zone's own input. */
const Block = styled.div`
  margin-bottom: 18px;
  > p {
    margin-bottom: 6px;
    ${font.secondary};
    font-weight: 500;
    span {
      color: ${color.t2};
      font-weight: 400;
    }
  }
  > em {
    display: block;
    margin-top: 4px;
    ${font.secondary};
    font-style: normal;
    font-weight: 500;
    color: ${color.bad};
  }
`
