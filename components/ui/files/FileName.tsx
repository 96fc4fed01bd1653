import styled from 'styled-components'

/** A file name, cut in the middle when it does not fit, so that its extension stays readable. */
export const FileName = ({ name }: { name: string }) => {
  const cut = Math.max(0, name.length - 9)
  return (
    <Name title={name}>
      <span>{name.slice(0, cut)}</span>
      <span>{name.slice(cut)}</span>
    </Name>
  )
}

const Name = styled.span`
  display: inline-flex;
  max-width: 100%;
  vertical-align: bottom;
  white-space: pre;
  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child {
    flex: none;
  }
`
