import '../../service/a.ts';
