import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** How the server responds: accepts mails, refuses them temporarily, or does not answer. */
type Mood = 'takes' | 'refuses' | 'stalls'

/** A minimal SMTP server in this process. */
export async function aMailServer() {
  const state = { mood: 'takes' as Mood, received: [] as string[], calls: 0 }
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    state.calls += 1
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    if (state.mood !== 'stalls') talk(socket, state)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function talk(socket: Socket, state: { mood: Mood; received: string[] }): void {
  let message: string | undefined
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const text = chunk.toString()
    if (message !== undefined) {
      message += text
      if (!message.endsWith('\r\n.\r\n')) return
      state.received.push(message)
      message = undefined
      socket.write('250 kept\r\n')
    } else if (text.startsWith('DATA')) {
      message = ''
      socket.write('354 go on\r\n')
    } else if (text.startsWith('RCPT') && state.mood === 'refuses') socket.write('451 try later\r\n')
    else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
    else socket.write('250 ok\r\n')
  })
}
