import { connect, type Socket } from 'node:net';

const endOfHead = '\r\n\r\n';
const lastChunk = '0\r\n\r\n';

/** A kept-alive HTTP/1.1 connection that has one request under way at a time: the generator must cost less than what it measures. */
export class Connection {
  private readonly socket: Socket;
  private received = '';
  private settle: { resolve(status: number): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.take(chunk));
    const fail = (error?: Error) => this.settle?.reject(error ?? new Error('The connection was closed'));
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  static open(host: string, port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Sends a whole request and resolves with the status once the whole answer is there. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.settle = null;
    this.socket.destroy();
  }

  private take(chunk: string): void {
    this.received += chunk;
    const headLength = this.received.indexOf(endOfHead);
    if (headLength === -1) return;
    const bodyStart = headLength + endOfHead.length;
    const head = this.received.slice(0, headLength);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? this.received.endsWith(lastChunk)
        : this.received.length >= bodyStart + Number(length);
    if (!isWhole) return;
    this.received = '';
    const { settle } = this;
    this.settle = null;
    settle?.resolve(Number(head.slice(9, 12)));
  }
}
