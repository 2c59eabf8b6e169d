import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The fields of `/proc/<pid>/stat` from the third on; the second, the command's name, may hold spaces. */
function statOf(pid: string): { name: string; fields: string[] } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') };
  } catch {
    return null;
  }
}

/** The runtimes that this process started. */
const runtimes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = statOf(pid);
      return stat?.name === 'workerd' && Number(stat.fields[1]) === process.pid
        ? [{ pid, fields: stat.fields }]
        : [];
    });

/**
 * How many milliseconds of processor time the runtimes that this process started have used so far. Unlike calls a
 * second, it does not move when others use the machine too. Null where the system does not tell (Linux does).
 */
export function runtimeCpu(): number | null {
  try {
    const ticks = runtimes().map(({ fields }) => Number(fields[11]) + Number(fields[12]));
    return ticks.length === 0 ? null : (ticks.reduce((total, one) => total + one, 0) * 1000) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** How many files the runtimes have open; null where the system does not tell. */
export function openFiles(): number | null {
  try {
    return runtimes().reduce((total, { pid }) => total + readdirSync(`/proc/${pid}/fd`).length, 0);
  } catch {
    return null;
  }
}
