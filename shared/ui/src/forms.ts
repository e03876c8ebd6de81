import './tokens/meaning.css';
