import { Link } from 'react-router';
import { productName } from '../../lib/product.ts';
import { paths } from '../../paths.ts';
import { Sun } from '../../ui/sun.tsx';
import styles from './brand.module.css';

export function Brand() {
  return (
    <Link to={paths.home} className={styles.brand}>
      <Sun size={32} />
      {productName}
    </Link>
  );
}
