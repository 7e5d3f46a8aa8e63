BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE beats (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_beats PRIMARY KEY (id)
);
INSERT INTO "beats" VALUES(1,1794846836.11738);
CREATE TABLE due (
	table_id VARCHAR(12) NOT NULL, 
	at FLOAT NOT NULL, 
	clock FLOAT, 
	lease FLOAT NOT NULL, 
	owner VARCHAR(40), 
	CONSTRAINT pk_due PRIMARY KEY (table_id), 
	CONSTRAINT fk_due_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "due" VALUES('z7wmhkl8sf2l',1.7948503541837689877e+09,1.7948503541837689877e+09,0.0,NULL);
INSERT INTO "due" VALUES('3mz7ogg8i75b',9.00719925474099199994e+15,NULL,0.0,NULL);
INSERT INTO "due" VALUES('43fbvf88r453',1.79485036304279828075e+09,1.79485036304279828075e+09,0.0,NULL);
INSERT INTO "due" VALUES('hdhhi2ozbijz',9.00719925474099199994e+15,NULL,0.0,NULL);
INSERT INTO "due" VALUES('ztd69x521ewm',1.79485036756080770488e+09,1.79485036756080770488e+09,0.0,NULL);
INSERT INTO "due" VALUES('vp8fs3z00zwr',9.00719925474099199994e+15,NULL,0.0,NULL);
INSERT INTO "due" VALUES('4nezin7jbgvd',9.00719925474099199994e+15,NULL,0.0,NULL);
INSERT INTO "due" VALUES('x6iqh0x8ua6k',1794850436.25558,1794850436.25558,0.0,NULL);
INSERT INTO "due" VALUES('15l0fdckgnxd',9.00719925474099199994e+15,NULL,0.0,NULL);
CREATE TABLE entries (
	table_id VARCHAR(12) NOT NULL, 
	seq BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	deed VARCHAR(60) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_table_id UNIQUE (table_id, deed)
);
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',1,1.79484675200540757175e+09,'sit',0,'sit-792b2ec22c7d62da','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"f94f3c1663ed9f0643b6d12fdab6565552ca045c019d32505de22971c53465c6","rating":null}');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',2,1794846752.04236,'sit',1,'sit-32d4b8af64f07a2a','{"player":"2na7cqe3n7aigfk7","name":"Berta","token":"75b09ef4d42cd46831c74e992044ae34140c355c05a196d94aef169c9e46a9b4","rating":null}');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',3,1.79484675206394362449e+09,'sit',2,'sit-1168f93db7cdf90c','{"player":"qneigkqqmch53g4b","name":"Carla","token":"1a351f2422628e80231f67007b2c57bfea32cd443d1e0d7f84580d2ccc0c2dc5","rating":null}');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',4,1.79484675207157540321e+09,'begin',-1,'begin','');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',5,1.79484675212374877924e+09,'move',0,'served-0-0','pass blue');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',6,1794846752.26302,'move',1,'served-1-1','pass blue');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',7,1.79484675226585912704e+09,'move',2,'served-2-2','pass purple');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',8,1.79484675229167151455e+09,'chat',0,'pda4vgywqhkgqphy-rhlku1nG1BRw0tSG','{"name":"Anna","seat":0,"player":"pda4vgywqhkgqphy","text":"hello, sea-or-shore","at":1794846752.291668}');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',9,1.79484675230347585678e+09,'move',0,'pda4vgywqhkgqphy-ZACGURUpRKY58tI_','card green-6');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',10,1.79484675257983708378e+09,'move',0,'pda4vgywqhkgqphy-zGROkpL41BnMN717','show number');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',11,1.79484675285857558251e+09,'move',1,'2na7cqe3n7aigfk7-Tk2yuv5OSSzbrJTk','card blue-7');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',12,1.79484675313884186739e+09,'move',1,'2na7cqe3n7aigfk7-rpVPjLQfrt4bTeUM','show number');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',13,1.79484675343179965025e+09,'move',2,'qneigkqqmch53g4b-SG0K2fKvD2KSyycF','card red-5');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',14,1.79484675369978284838e+09,'move',2,'qneigkqqmch53g4b-pUDwzD0Swcif56Jd','show number');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',15,1.79484675418376898761e+09,'move',0,'pda4vgywqhkgqphy-JDh-tKLETMi7ShgB','order 231');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',16,1.79484675445507025712e+09,'move',1,'2na7cqe3n7aigfk7-3JNyVJtQz9vkEGyK','card red-10');
INSERT INTO "entries" VALUES('z7wmhkl8sf2l',17,1.79484675474781799316e+09,'move',1,'2na7cqe3n7aigfk7-8RfYfC2_YWuORoYd','show number');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',1,1.79484675506577229502e+09,'sit',0,'sit-6ee99a0fe39f02ff','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"92013ace9f32549a6faba5ce7496c9bf4c9c8eb21427b93fae9fbe005003cfe8","rating":null}');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',2,1.79484675510386800772e+09,'sit',1,'sit-9c7107ef203fa3ad','{"player":"2na7cqe3n7aigfk7","name":"Berta","token":"6ee5e6ac23fd591c4a7073076c3cf9ceadd4759fdaaf1c783fed110392c32672","rating":null}');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',3,1.79484675514340949065e+09,'sit',2,'sit-01d905096956c404','{"player":"qneigkqqmch53g4b","name":"Carla","token":"28f27f5c32b80afe5c0b782ed47fd0e0ee8312b5b67685231a1a8ccdc2c2c64a","rating":null}');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',4,1.79484675515560245517e+09,'begin',-1,'begin','');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',5,1.79484675516905832284e+09,'move',0,'served-0-0','pass blue');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',6,1.79484675517719864841e+09,'move',1,'served-1-1','pass blue');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',7,1.79484675518009352684e+09,'chat',0,'pda4vgywqhkgqphy-OzSSXsiv6iIWEdx1','{"name":"Anna","seat":0,"player":"pda4vgywqhkgqphy","text":"hello, sea-or-shore","at":1794846755.180089}');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',8,1.79484675518361639972e+09,'move',2,'served-2-2','pass purple');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',9,1.79484675543736577028e+09,'move',0,'pda4vgywqhkgqphy-FzyFaaVLYI7pSeLZ','card green-6');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',10,1.79484675569027352331e+09,'move',0,'pda4vgywqhkgqphy-cjhoSMZmPCoisV4v','show colour');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',11,1.79484675594620728491e+09,'move',1,'2na7cqe3n7aigfk7-L5KU5OaMYGbhQChX','card blue-7');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',12,1.79484675621941947932e+09,'move',1,'2na7cqe3n7aigfk7-xLoTQdi5G4NJvL3I','show colour');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',13,1.79484675647541189191e+09,'move',2,'qneigkqqmch53g4b-kp4XykwaUn4vla4-','card red-5');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',14,1.79484675673976969718e+09,'move',2,'qneigkqqmch53g4b-YgyNcZRdgoIMjJBn','show colour');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',15,1.79484675700231695177e+09,'move',0,'pda4vgywqhkgqphy-o2L2C40UjYVZu470','order 321');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',16,1.79484675726487112046e+09,'move',1,'2na7cqe3n7aigfk7-3fv2PNNajscPHOOC','card red-10');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',17,1.79484675752567911146e+09,'move',1,'2na7cqe3n7aigfk7-GkSGuiVg-h_T9MxA','show number');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',18,1.79484675779974889751e+09,'move',1,'2na7cqe3n7aigfk7-geQXCuP35p6DyrWb','plus 2');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',19,1.79484675806827306742e+09,'move',2,'qneigkqqmch53g4b-2PfTXwn0pb38MyoQ','card blue-12');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',20,1.79484675835170531268e+09,'move',2,'qneigkqqmch53g4b-VvDn6Le4mADfF3F6','show number');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',21,1.79484675863810729974e+09,'move',0,'pda4vgywqhkgqphy-S37FgOkqMwGmUw7s','card blue-8');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',22,1.7948467589115605354e+09,'move',0,'pda4vgywqhkgqphy-UT3xQK_wk27fw9vE','show colour');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',23,1.79484675893065094946e+09,'move',2,'served-2-17','card purple-3');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',24,1.79484675943108916277e+09,'move',2,'qneigkqqmch53g4b-GYBIaubN5TwqZqjf','show number');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',25,1.79484675944754886629e+09,'move',0,'served-0-19','card blue-9');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',26,1.79484675994254302975e+09,'move',0,'pda4vgywqhkgqphy-5NpvPxTTGJoqmR2n','show number');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',27,1.79484676020552659037e+09,'move',0,'pda4vgywqhkgqphy-LZL4TKbAJeRIqEuI','plus 0');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',28,1.79484676022973918909e+09,'move',1,'served-1-22','card purple-12');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',29,1.79484676071311306951e+09,'move',1,'2na7cqe3n7aigfk7-K8L91OHaRdxAyeqw','show number');
INSERT INTO "entries" VALUES('43fbvf88r453',1,1.79484676081267976758e+09,'sit',0,'sit-c49955a8407cff39','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"499854da3cb3374add6949a0b9b6648f1bd7629bc0a90d3eac2acb60c29089a6","rating":null}');
INSERT INTO "entries" VALUES('43fbvf88r453',2,1.79484676084488511084e+09,'sit',1,'sit-14b74861729401c5','{"player":"2na7cqe3n7aigfk7","name":"Berta","token":"218746e8637674d8b683da8a4f80125242cbdee5a3e9dc97334e1e143adcb45c","rating":null}');
INSERT INTO "entries" VALUES('43fbvf88r453',3,1.79484676085136842732e+09,'begin',-1,'begin','');
INSERT INTO "entries" VALUES('43fbvf88r453',4,1.79484676092736053464e+09,'chat',0,'pda4vgywqhkgqphy-d4cOkBF644F2mn1k','{"name":"Anna","seat":0,"player":"pda4vgywqhkgqphy","text":"hello, dolores","at":1794846760.927356}');
INSERT INTO "entries" VALUES('43fbvf88r453',5,1.79484676093745923039e+09,'move',1,'2na7cqe3n7aigfk7-HAx52uyfWF2Z__yh','announce peace');
INSERT INTO "entries" VALUES('43fbvf88r453',6,1.79484676122505259513e+09,'move',0,'pda4vgywqhkgqphy-FQMuXDhTEUdBXev5','announce peace');
INSERT INTO "entries" VALUES('43fbvf88r453',7,1.79484676149108839039e+09,'move',0,'pda4vgywqhkgqphy-Ve2vpclwvsnj1CyL','first');
INSERT INTO "entries" VALUES('43fbvf88r453',8,1.79484676175182414053e+09,'move',1,'2na7cqe3n7aigfk7-9eC1bsSHl0n6emkw','peace');
INSERT INTO "entries" VALUES('43fbvf88r453',9,1.79484676201461029049e+09,'move',0,'pda4vgywqhkgqphy-67NbkzEYTOVjwAcm','pick dealer-2');
INSERT INTO "entries" VALUES('43fbvf88r453',10,1.79484676227465796477e+09,'move',0,'pda4vgywqhkgqphy-9rN3CetdpEJpuJkT','announce first');
INSERT INTO "entries" VALUES('43fbvf88r453',11,1.7948467625347661972e+09,'move',1,'2na7cqe3n7aigfk7-nM-KTV9UYeD21RQ5','silent');
INSERT INTO "entries" VALUES('43fbvf88r453',12,1.79484676278777217865e+09,'move',1,'2na7cqe3n7aigfk7-9YZNtMeX8pPEZF23','first');
INSERT INTO "entries" VALUES('43fbvf88r453',13,1.79484676304279828075e+09,'move',0,'pda4vgywqhkgqphy-5e4f0GLY_tjENXZa','fight');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',1,1.79484676333985757826e+09,'sit',0,'sit-12980d918d5d2644','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"0aa74cda844184172d3bae89ebf599e6d426ea1a6495b599c47948507878bb60","rating":null}');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',2,1.79484676335972118382e+09,'sit',1,'sit-6edc310c8bf0c570','{"player":"2na7cqe3n7aigfk7","name":"Berta","token":"07d338e4f21fc091146378487df4edb01f642f5f87359904cb78668a97a29b3d","rating":null}');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',3,1.79484676337153196338e+09,'begin',-1,'begin','');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',4,1.79484676341164207458e+09,'chat',0,'pda4vgywqhkgqphy-IuWtgGi-vn5JbTss','{"name":"Anna","seat":0,"player":"pda4vgywqhkgqphy","text":"hello, dolores","at":1794846763.4116368}');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',5,1.79484676367177748684e+09,'move',1,'2na7cqe3n7aigfk7-NQlZsmt-XUkCfh4W','announce fight');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',6,1.79484676393494868278e+09,'move',0,'pda4vgywqhkgqphy-OIsLMCtH1k8RzW97','silent');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',7,1794846764.19085,'move',0,'pda4vgywqhkgqphy-v5j_EjzPYYw1Xfo7','fight');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',8,1.79484676419585800167e+09,'move',1,'2na7cqe3n7aigfk7-OcywY1FVUWiFjkZ0','first');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',9,1.79484676446335148815e+09,'move',1,'2na7cqe3n7aigfk7-rHRpzRxEsql6J1nc','pick left-2');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',10,1.79484676473254775998e+09,'move',0,'pda4vgywqhkgqphy-klA0dPXMHpzQ1FpX','announce first');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',11,1.79484676499541544918e+09,'move',1,'2na7cqe3n7aigfk7-sspdxgGaPk_dd_vK','announce first');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',12,1.79484676526617431642e+09,'move',0,'pda4vgywqhkgqphy-ib2YHLhaEEzwlJGz','peace');
INSERT INTO "entries" VALUES('hdhhi2ozbijz',13,1.79484676529149270052e+09,'move',1,'2na7cqe3n7aigfk7-WGlQW26pqIRmzpQw','fight');
INSERT INTO "entries" VALUES('ztd69x521ewm',1,1.79484676536072540282e+09,'sit',0,'sit-54d3b4bf0c9f03bf','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"1588f0eeb5abad594fed775775df570fabb4fc75f5685869ba8a21d36e230a6e","rating":null}');
INSERT INTO "entries" VALUES('ztd69x521ewm',2,1.7948467653659822941e+09,'sit',1,'sit-e7e3a8896a64f654','{"player":"2na7cqe3n7aigfk7","name":"Berta","token":"4d7537e5bd613b8490029023cc8b70ebbb9eb25aaeba790401837b6a45c44876","rating":null}');
INSERT INTO "entries" VALUES('ztd69x521ewm',3,1.7948467653702685833e+09,'begin',-1,'begin','');
INSERT INTO "entries" VALUES('ztd69x521ewm',4,1.79484676539329767223e+09,'chat',0,'pda4vgywqhkgqphy-gshdX9hIU7HYcbXy','{"name":"Anna","seat":0,"player":"pda4vgywqhkgqphy","text":"hello, sea-salt-paper","at":1794846765.3932936}');
INSERT INTO "entries" VALUES('ztd69x521ewm',5,1.79484676539469647409e+09,'move',0,'pda4vgywqhkgqphy-7GajD7ZogqH0AyYl','draw');
INSERT INTO "entries" VALUES('ztd69x521ewm',6,1.79484676571380567548e+09,'move',0,'pda4vgywqhkgqphy-cjrg4v5SFYHwgmhP','keep shell.dark-blue');
INSERT INTO "entries" VALUES('ztd69x521ewm',7,1.7948467659783792496e+09,'move',0,'pda4vgywqhkgqphy-xmY_69LSp_hCwPql','discard 1');
INSERT INTO "entries" VALUES('ztd69x521ewm',8,1.79484676599283027647e+09,'move',0,'served-0-3','end');
INSERT INTO "entries" VALUES('ztd69x521ewm',9,1.79484676625971746447e+09,'move',1,'2na7cqe3n7aigfk7-MDUp9l3EY3WqQ6-r','draw');
INSERT INTO "entries" VALUES('ztd69x521ewm',10,1.79484676652718830106e+09,'move',1,'2na7cqe3n7aigfk7-UKZuufYIn08QStI2','keep shark.light-blue');
INSERT INTO "entries" VALUES('ztd69x521ewm',11,1.79484676678267598155e+09,'move',1,'2na7cqe3n7aigfk7-RzbDK2-QfYzP6WmG','discard 1');
INSERT INTO "entries" VALUES('ztd69x521ewm',12,1.79484676680953860287e+09,'move',1,'served-1-7','end');
INSERT INTO "entries" VALUES('ztd69x521ewm',13,1.79484676703623056408e+09,'move',0,'pda4vgywqhkgqphy-LbaKXq_BUNXroYhB','draw');
INSERT INTO "entries" VALUES('ztd69x521ewm',14,1.79484676728942561148e+09,'move',0,'pda4vgywqhkgqphy-rv_SoOZzXACCx4mk','keep crab.green');
INSERT INTO "entries" VALUES('ztd69x521ewm',15,1.79484676754249477389e+09,'move',0,'pda4vgywqhkgqphy-pCKCib12udqLpEvP','discard 2');
INSERT INTO "entries" VALUES('ztd69x521ewm',16,1.79484676756080770492e+09,'move',0,'served-0-11','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',1,1.79484676781983733175e+09,'sit',0,'sit-52bd03b791db20c2','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"9b669b4086ef927491b51e35b73226645a82f9e4cc763bc2e1a6b7392174c142","rating":null}');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',2,1.79484676784021329881e+09,'sit',1,'sit-cabeb097f6e81894','{"player":"2na7cqe3n7aigfk7","name":"Berta","token":"09b8930bd4800db943c2cf9cc598532925e6eda0f6b14f440694bcdcb82e951f","rating":null}');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',3,1.79484676784133577345e+09,'begin',-1,'begin','');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',4,1.79484676784791445736e+09,'chat',0,'pda4vgywqhkgqphy-x0jeMIJt7LoiKwbC','{"name":"Anna","seat":0,"player":"pda4vgywqhkgqphy","text":"hello, sea-salt-paper","at":1794846767.8479111}');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',5,1.79484676813603854185e+09,'move',0,'pda4vgywqhkgqphy-Al3e0lVlhaNovQsf','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',6,1.79484676814107871052e+09,'move',0,'served-0-1','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',7,1.7948467683932733536e+09,'move',1,'2na7cqe3n7aigfk7-IP6OP-DAzURLHtSK','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',8,1.79484676839991927148e+09,'move',1,'served-1-3','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',9,1.7948467684038066864e+09,'move',0,'served-0-4','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',10,1.79484676890306448938e+09,'move',0,'pda4vgywqhkgqphy-th0Be3E47HrJM0dt','keep shell.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',11,1.79484676915981531146e+09,'move',0,'pda4vgywqhkgqphy-cylGBqQFNDUxD3WB','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',12,1.79484676918063473698e+09,'move',0,'served-0-7','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',13,1.7948467694431762695e+09,'move',1,'2na7cqe3n7aigfk7-5m6zlGYsj-NJu2A7','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',14,1.79484676950109934808e+09,'move',1,'served-1-9','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',15,1.79484676954536271093e+09,'move',0,'served-0-10','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',16,1794846770.01005,'move',0,'pda4vgywqhkgqphy-EBG2cyaNlbJRzSE2','keep shark.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',17,1.79484677026440811158e+09,'move',0,'pda4vgywqhkgqphy-HO39P2FHzESD_IO4','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',18,1.79484677027469611164e+09,'move',0,'served-0-13','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',19,1.79484677053970670705e+09,'move',1,'2na7cqe3n7aigfk7-1zs22EGPpwS511zo','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',20,1.79484677055486798284e+09,'move',1,'served-1-15','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',21,1.79484677057624650003e+09,'move',0,'served-0-16','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',22,1.79484677106732869143e+09,'move',0,'pda4vgywqhkgqphy-sqL-GH3-HQY6piqX','keep penguin.light-orange');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',23,1.79484677132644557953e+09,'move',0,'pda4vgywqhkgqphy-545djmBJntbO4HC1','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',24,1.79484677133420825008e+09,'move',0,'served-0-19','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',25,1.79484677158985471727e+09,'move',1,'2na7cqe3n7aigfk7-QCaZSlS3lGbviEcg','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',26,1794846771.59608,'move',1,'served-1-21','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',27,1.79484677159906172751e+09,'move',0,'served-0-22','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',28,1.79484677210013532635e+09,'move',0,'pda4vgywqhkgqphy-KOXhoTneohEVOsQP','keep fish.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',29,1.79484677238293981551e+09,'move',0,'pda4vgywqhkgqphy-lje19RjMlm_7KfA1','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',30,1.79484677238891506198e+09,'move',0,'served-0-25','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',31,1.79484677264115691187e+09,'move',1,'2na7cqe3n7aigfk7-71nJ3jlNK1r_SNeH','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',32,1.79484677264531207081e+09,'move',1,'served-1-27','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',33,1.79484677264864921574e+09,'move',0,'served-0-28','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',34,1.7948467731514747143e+09,'move',0,'pda4vgywqhkgqphy-kvZhKxd9r-rt4--y','keep crab.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',35,1.79484677341073703762e+09,'move',0,'pda4vgywqhkgqphy-BJPSyCI4BWkhAhV0','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',36,1.79484677342299270633e+09,'move',0,'served-0-31','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',37,1.79484677368338537218e+09,'move',1,'2na7cqe3n7aigfk7-G1Nyr1SPur-3fL_W','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',38,1.79484677394354891774e+09,'move',1,'2na7cqe3n7aigfk7-2YJu5cOuIKFsGWPZ','keep octopus.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',39,1.79484677395259284967e+09,'move',1,'served-1-34','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',40,1.794846773956248045e+09,'move',1,'served-1-35','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',41,1.79484677421578145027e+09,'move',0,'pda4vgywqhkgqphy-0qNYoj9PyqIBMS9c','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',42,1.79484677425833296779e+09,'move',0,'served-0-37','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',43,1.79484677452796387679e+09,'move',1,'2na7cqe3n7aigfk7-p2rl5ZVIChTfJpwh','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',44,1.79484677479148316378e+09,'move',1,'2na7cqe3n7aigfk7-zm1Tcc_XDIchS9Rr','keep fish.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',45,1.79484677479758024214e+09,'move',1,'served-1-40','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',46,1.79484677531531929971e+09,'move',1,'2na7cqe3n7aigfk7-FElEh9zBKyDIBgHW','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',47,1.79484677560311722756e+09,'move',0,'pda4vgywqhkgqphy-NVKrarsBCnIlN2MI','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',48,1.79484677587055826185e+09,'move',0,'pda4vgywqhkgqphy-k4cOAYCm6UlG7UEy','keep octopus.purple');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',49,1.7948467761558525562e+09,'move',0,'pda4vgywqhkgqphy-lnHmlZoABkTc36yc','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',50,1.79484677618569731707e+09,'move',0,'served-0-45','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',51,1.79484677644344162942e+09,'move',1,'2na7cqe3n7aigfk7-yJIYFFSWneaJM_a7','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',52,1.79484677672619152071e+09,'move',1,'2na7cqe3n7aigfk7-M4Qy4IlheKl4UF8r','lay fish.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',53,1.7948467767754485607e+09,'move',1,'served-1-48','with fish.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',54,1.79484677727845144267e+09,'move',1,'2na7cqe3n7aigfk7-oWA3fHO7sikblIBq','stop');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',55,1.79484677756765651705e+09,'move',0,'pda4vgywqhkgqphy-CH31nzNE4b1CIALS','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',56,1.7948467776779601574e+09,'move',0,'served-0-51','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',57,1.79484677793471598624e+09,'move',1,'2na7cqe3n7aigfk7-VvkedLGsr2pzd-Wu','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',58,1.7948467780000083447e+09,'move',1,'served-1-53','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',59,1.79484677800684118268e+09,'move',0,'served-0-54','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',60,1.79484677852247405047e+09,'move',0,'pda4vgywqhkgqphy-n1LT72MDs6w-jQby','keep penguin.purple');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',61,1.79484677883529233932e+09,'move',0,'pda4vgywqhkgqphy-hOJ0rghU5O9xkRaf','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',62,1.79484677894445943829e+09,'move',0,'served-0-57','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',63,1.79484677919773221018e+09,'move',1,'2na7cqe3n7aigfk7-p6MeBN9Tq-dK6xCJ','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',64,1.79484677922516822814e+09,'move',1,'served-1-59','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',65,1.79484677923328137397e+09,'move',0,'served-0-60','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',66,1.79484677973983597753e+09,'move',0,'pda4vgywqhkgqphy-fwLHpC-irs7HqpxB','keep mermaid.white');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',67,1.79484677999492502216e+09,'move',0,'pda4vgywqhkgqphy-uun4FRQ9t0tGT3Zz','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',68,1.79484678003624677656e+09,'move',0,'served-0-63','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',69,1.79484678030536150931e+09,'move',1,'2na7cqe3n7aigfk7-2mfwNlSKU5YBJYHL','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',70,1.79484678057432484629e+09,'move',1,'2na7cqe3n7aigfk7-ozsDdI7O9yGQqFH4','keep octopus.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',71,1.79484678069821262363e+09,'move',1,'served-1-66','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',72,1.79484678084453105929e+09,'move',1,'served-1-67','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',73,1.79484678114187049869e+09,'move',0,'pda4vgywqhkgqphy-SARRLdNzzLLnikEk','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',74,1.79484678140880584721e+09,'move',0,'pda4vgywqhkgqphy-_EO0XED2j36XDuxp','keep shark.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',75,1.79484678166140913966e+09,'move',0,'pda4vgywqhkgqphy-Yic-UVCt_TR9FWi4','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',76,1.79484678166573214533e+09,'move',0,'served-0-71','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',77,1.79484678192023777961e+09,'move',1,'2na7cqe3n7aigfk7-9sLpeseKbiLNefxJ','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',78,1.79484678194163250922e+09,'move',1,'served-1-73','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',79,1.79484678220747613909e+09,'move',0,'pda4vgywqhkgqphy-uGspfUuUOR_alz3k','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',80,1.79484678221493339535e+09,'move',0,'served-0-75','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',81,1.79484678247024726869e+09,'move',1,'2na7cqe3n7aigfk7-E88QRfmJGgzCHFDj','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',82,1.79484678273110055918e+09,'move',1,'2na7cqe3n7aigfk7-TXQ8Kr9_c9hN1atg','keep shoal.grey');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',83,1.7948467827681808471e+09,'move',1,'served-1-78','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',84,1.79484678277207255364e+09,'move',1,'served-1-79','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',85,1.79484678304389309888e+09,'move',0,'pda4vgywqhkgqphy-GFpnkY0j4HqdNe_H','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',86,1794846783.0535,'move',0,'served-0-81','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',87,1.79484678331757283214e+09,'move',1,'2na7cqe3n7aigfk7-pLRv8PxQEucnqRB_','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',88,1.79484678359105944639e+09,'move',1,'2na7cqe3n7aigfk7-fH0zMKHKa4DIYXlu','lay crab.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',89,1.79484678360370683665e+09,'move',1,'served-1-84','with crab.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',90,1.7948467836347198486e+09,'move',1,'served-1-85','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',91,1.7948467836505067348e+09,'move',0,'served-0-86','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',92,1.79484678415552091602e+09,'move',0,'pda4vgywqhkgqphy-5LWhKxrqTLtjVcEA','keep boat.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',93,1.7948467844110732078e+09,'move',0,'pda4vgywqhkgqphy-wmy4TcpNvtARJaz4','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',94,1.79484678444775199888e+09,'move',0,'served-0-89','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',95,1.79484678471115446096e+09,'move',1,'2na7cqe3n7aigfk7-09pItAZFFvhwJiVN','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',96,1.7948467849708385467e+09,'move',1,'2na7cqe3n7aigfk7-JyYGDhgqjKF5SpH7','keep boat.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',97,1.79484678499348473544e+09,'move',1,'served-1-92','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',98,1.79484678500799274452e+09,'move',1,'served-1-93','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',99,1.79484678526755070688e+09,'move',0,'pda4vgywqhkgqphy-oJ_kbaysTFGWUa_e','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',100,1.79484678552547788615e+09,'move',0,'pda4vgywqhkgqphy-3kxIthddItr9j1CB','keep swimmer.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',101,1.79484678577924895281e+09,'move',0,'pda4vgywqhkgqphy-TxvfT5vCCjRGkMZ0','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',102,1.79484678604791808133e+09,'move',0,'pda4vgywqhkgqphy-58vwg3Y5__GVpzcD','lay shark.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',103,1.79484678608439970014e+09,'move',0,'served-0-98','with swimmer.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',104,1.79484678609004902837e+09,'move',0,'served-0-99','rob 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',105,1.79484678655967140204e+09,'move',0,'pda4vgywqhkgqphy-5dIEhUlme1wfe9gP','lay boat.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',106,1.79484678656357026101e+09,'move',0,'served-0-101','with boat.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',107,1.79484678706455636019e+09,'move',0,'pda4vgywqhkgqphy-WIJRunJx6hIgGAls','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',108,1.79484678731871223449e+09,'move',0,'pda4vgywqhkgqphy-dye1znpXJ7ubHLBR','keep swimmer.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',109,1.79484678757179975504e+09,'move',0,'pda4vgywqhkgqphy-VXAaLomlDzcH30S6','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',110,1.79484678782797884939e+09,'move',0,'pda4vgywqhkgqphy-aH4RY7MoX5YJguNx','lay shark.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',111,1.7948467878557915687e+09,'move',0,'served-0-106','with swimmer.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',112,1.79484678786495518683e+09,'move',0,'served-0-107','rob 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',113,1.794846788342319727e+09,'move',0,'pda4vgywqhkgqphy-MdXPvxvl07QPkmbG','last-chance');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',114,1.794846788631321907e+09,'move',1,'2na7cqe3n7aigfk7-rbxzu8kip2yoD3oT','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',115,1.79484678864374351502e+09,'move',1,'served-1-110','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',116,1794846789.1767,'move',1,'2na7cqe3n7aigfk7-3bt68geNWAnumnZA','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',117,1.79484678922130203243e+09,'move',1,'served-1-112','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',118,1.79484678954997563357e+09,'move',0,'pda4vgywqhkgqphy-eVoVQrK-XHddS7hR','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',119,1.79484678955835509303e+09,'move',0,'served-0-114','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',120,1.79484678957425689699e+09,'move',1,'served-1-115','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',121,1.7948467900651569367e+09,'move',1,'2na7cqe3n7aigfk7-ebSwfeziQOqV1X9c','keep shark.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',122,1.79484679031831049914e+09,'move',1,'2na7cqe3n7aigfk7-B2BymZH-J6NZC89J','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',123,1.7948467903225681782e+09,'move',1,'served-1-118','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',124,1.79484679057458615305e+09,'move',0,'pda4vgywqhkgqphy-A2aa5ec2jMgyGKsh','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',125,1.79484679083348512649e+09,'move',0,'pda4vgywqhkgqphy-oe4onDB9xKUATG3Z','keep swimmer.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',126,1.79484679098411631587e+09,'move',0,'served-0-121','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',127,1.79484679099551320069e+09,'move',0,'served-0-122','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',128,1.79484679126237821585e+09,'move',1,'2na7cqe3n7aigfk7-oLK5V_33v90WHAa9','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',129,1.79484679134958648684e+09,'move',1,'served-1-124','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',130,1.79484679160310888292e+09,'move',0,'pda4vgywqhkgqphy-xoPkYJ7r2jeO6VM9','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',131,1.79484679185792183869e+09,'move',0,'pda4vgywqhkgqphy-C0Re5md48lvmrvVT','lay shark.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',132,1.79484679194347047804e+09,'move',0,'served-0-127','with swimmer.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',133,1.79484679212663531303e+09,'move',0,'served-0-128','rob 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',134,1.79484679213687944409e+09,'move',0,'served-0-129','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',135,1.79484679216043663024e+09,'move',1,'served-1-130','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',136,1.79484679265416598322e+09,'move',1,'2na7cqe3n7aigfk7-kR2ZfSDYNqgdGHGs','keep shell.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',137,1.79484679291109061236e+09,'move',1,'2na7cqe3n7aigfk7-gbOOl-WwkpDhoay9','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',138,1.79484679292292356495e+09,'move',1,'served-1-133','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',139,1.79484679317897439002e+09,'move',0,'pda4vgywqhkgqphy-PCu_WX5lHf5BUXI_','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',140,1.79484679344782447818e+09,'move',0,'pda4vgywqhkgqphy-krW_dv6JmvruzZ1J','keep shell.green');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',141,1.79484679348397254943e+09,'move',0,'served-0-136','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',142,1.79484679349189329145e+09,'move',0,'served-0-137','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',143,1.79484679374766921996e+09,'move',1,'2na7cqe3n7aigfk7-sz5s6iVi3myp8fuW','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',144,1.79484679400293302541e+09,'move',1,'2na7cqe3n7aigfk7-BdhkY-43BDTR6Cmp','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',145,1.79484679425588798521e+09,'move',0,'pda4vgywqhkgqphy-0Wys1tQK2QKGgDFt','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',146,1.79484679426201415063e+09,'move',0,'served-0-141','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',147,1.79484679428321313851e+09,'move',1,'served-1-142','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',148,1.79484679478627634054e+09,'move',1,'2na7cqe3n7aigfk7-4_bl-5YslS7PytdK','keep shell.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',149,1.79484679506065654755e+09,'move',1,'2na7cqe3n7aigfk7-lEC0CzDYloqj6J3h','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',150,1794846795.39213,'move',1,'2na7cqe3n7aigfk7-QgdnEVznakJrcg-v','lay boat.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',151,1.79484679542175531389e+09,'move',1,'served-1-146','with boat.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',152,1.79484679599467706681e+09,'move',1,'2na7cqe3n7aigfk7-d14SJPi5Lbyihoy2','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',153,1.79484679600009417528e+09,'move',1,'served-1-148','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',154,1794846796.01171,'move',0,'served-0-149','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',155,1.79484679651029634473e+09,'move',0,'pda4vgywqhkgqphy-hM6Oq7GECxbmG1fy','keep boat.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',156,1.79484679678233051292e+09,'move',0,'pda4vgywqhkgqphy-7jEhKjaag7WMzF4e','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',157,1.79484679679553937913e+09,'move',0,'served-0-152','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',158,1.79484679706554174421e+09,'move',1,'2na7cqe3n7aigfk7-mvlk6N462glHS-P3','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',159,1.79484679734416651721e+09,'move',1,'2na7cqe3n7aigfk7-1SStixiaCssYDHcA','keep fish.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',160,1.79484679738242197035e+09,'move',1,'served-1-155','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',161,1.79484679739949131013e+09,'move',1,'served-1-156','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',162,1.79484679766818094252e+09,'move',0,'pda4vgywqhkgqphy-UMlJrnQMsNOqZWzs','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',163,1.79484679767444896695e+09,'move',0,'served-0-158','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',164,1.79484679794372558592e+09,'move',1,'2na7cqe3n7aigfk7-nJtmbpx300ud71k-','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',165,1.79484679795959854121e+09,'move',1,'served-1-160','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',166,1.7948467979890935421e+09,'move',0,'served-0-161','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',167,1.79484679848077082636e+09,'move',0,'pda4vgywqhkgqphy-qIpv5j8r3-yadtMy','keep mermaid.white');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',168,1.79484679876043415067e+09,'move',0,'pda4vgywqhkgqphy-Tz7i3sAGJk5UuaKi','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',169,1.79484679880764365191e+09,'move',0,'served-0-164','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',170,1.79484679906113314632e+09,'move',1,'2na7cqe3n7aigfk7-wY9pMjJMDw2nREnp','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',171,1.79484679932114171976e+09,'move',1,'2na7cqe3n7aigfk7-PMDCZ8h0vcTStniF','keep mermaid.white');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',172,1.79484679937099695203e+09,'move',1,'served-1-167','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',173,1.79484679985387086866e+09,'move',1,'2na7cqe3n7aigfk7-aOtoGawJRqhq2PO7','last-chance');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',174,1.79484680011117386823e+09,'move',0,'pda4vgywqhkgqphy-aI9WlgTQ8wbBwLI9','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',175,1.79484680015198755269e+09,'move',0,'served-0-170','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',176,1.79484680064199876789e+09,'move',0,'pda4vgywqhkgqphy-0JZ7aZva5Lzxt0-N','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',177,1.794846800688198328e+09,'move',0,'served-0-172','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',178,1.79484680095810580253e+09,'move',1,'2na7cqe3n7aigfk7--4STe5sREGssrUyb','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',179,1.79484680098739552496e+09,'move',1,'served-1-174','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',180,1.79484680104385304448e+09,'move',0,'served-0-175','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',181,1.79484680153993606563e+09,'move',0,'pda4vgywqhkgqphy-UG7s175n2OdnSiY1','keep crab.grey');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',182,1.7948468018052265644e+09,'move',0,'pda4vgywqhkgqphy-v0Z54YQydAgaYky5','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',183,1.7948468018223948479e+09,'move',0,'served-0-178','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',184,1.79484680208677577976e+09,'move',1,'2na7cqe3n7aigfk7-k8DKXb-0tB45DRlr','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',185,1.79484680234143209459e+09,'move',1,'2na7cqe3n7aigfk7-kDyA4Yl-HUxicfWf','keep shell.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',186,1.79484680234733128545e+09,'move',1,'served-1-181','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',187,1.79484680236281418804e+09,'move',1,'served-1-182','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',188,1.79484680261910271642e+09,'move',0,'pda4vgywqhkgqphy-esTJumF-xpNIiUCW','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',189,1.79484680264009833334e+09,'move',0,'served-0-184','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',190,1.79484680289405775076e+09,'move',1,'2na7cqe3n7aigfk7-00XJ07xUcJCtw2_d','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',191,1.79484680315482926366e+09,'move',1,'2na7cqe3n7aigfk7-koYp6cY0fUO5_MI0','keep boat.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',192,1.79484680320478296282e+09,'move',1,'served-1-187','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',193,1.79484680320978593828e+09,'move',1,'served-1-188','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',194,1.79484680348040509219e+09,'move',0,'pda4vgywqhkgqphy-dvZyc4c3Y-9YUxZP','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',195,1.79484680373470091825e+09,'move',0,'pda4vgywqhkgqphy-wU7fnXZCOrtBT9lB','lay shark.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',196,1.79484680374896478655e+09,'move',0,'served-0-191','with swimmer.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',197,1.79484680376308679576e+09,'move',0,'served-0-192','rob 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',198,1.79484680376690077779e+09,'move',0,'served-0-193','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',199,1.79484680401971983913e+09,'move',1,'2na7cqe3n7aigfk7-gk-VWRWbwYo4R4At','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',200,1.79484680433532953255e+09,'move',1,'2na7cqe3n7aigfk7-MXTWDpEkrAN-GcJM','lay crab.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',201,1.79484680436593389517e+09,'move',1,'served-1-196','with crab.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',202,1.79484680437000823022e+09,'move',1,'served-1-197','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',203,1.79484680437303686139e+09,'move',0,'served-0-198','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',204,1.7948468049125261307e+09,'move',0,'pda4vgywqhkgqphy-0sSCwK4PTImLXwBD','keep penguin.light-orange');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',205,1.79484680517587256434e+09,'move',0,'pda4vgywqhkgqphy-iga3OxqkU4XOe-sl','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',206,1.79484680525505900386e+09,'move',0,'served-0-201','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',207,1.79484680551209521293e+09,'move',1,'2na7cqe3n7aigfk7-3R8W7xt4i_Br9dk6','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',208,1.79484680576773715024e+09,'move',1,'2na7cqe3n7aigfk7-e6OJu6WSLYOSs2p1','keep boat.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',209,1.79484680578398561479e+09,'move',1,'served-1-204','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',210,1.7948468062795443535e+09,'move',1,'2na7cqe3n7aigfk7-a3tUh2z_SgNszy7z','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',211,1.79484680654260230067e+09,'move',0,'pda4vgywqhkgqphy-L2JtYFWqPMVAQrBx','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',212,1.79484680680827522279e+09,'move',0,'pda4vgywqhkgqphy-EQ2cNrleEIIi3ekS','keep crab.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',213,1794846807.06776,'move',0,'pda4vgywqhkgqphy-3XD94D-G6RW_TXBq','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',214,1.79484680732245063783e+09,'move',0,'pda4vgywqhkgqphy-qwWv4GqTLXJWdODg','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',215,1.79484680757895469658e+09,'move',1,'2na7cqe3n7aigfk7-ID2riTWSBBR-Pl2C','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',216,1.79484680783924531932e+09,'move',1,'2na7cqe3n7aigfk7-lrDTo7jCuhn7wMZv','keep shark.purple');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',217,1.79484680810021233554e+09,'move',1,'2na7cqe3n7aigfk7-Vll7uswwavs1rajy','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',218,1.79484680835492038729e+09,'move',1,'2na7cqe3n7aigfk7-8aVIrNi-dI5WnYhz','lay boat.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',219,1.79484680837547826764e+09,'move',1,'served-1-214','with boat.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',220,1.79484680886669301994e+09,'move',1,'2na7cqe3n7aigfk7-Rz62MIMjyScIEiBn','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',221,1.79484680911971521384e+09,'move',1,'2na7cqe3n7aigfk7-OnQcJxk_GGoufbe1','keep shell.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',222,1.79484680938111948967e+09,'move',1,'2na7cqe3n7aigfk7-Lvzi5tnybIkN0yRx','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',223,1.79484680940776443478e+09,'move',1,'served-1-218','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',224,1.79484680966739940642e+09,'move',0,'pda4vgywqhkgqphy-6fn7XIM7a2gzM7b9','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',225,1.79484680993015050885e+09,'move',0,'pda4vgywqhkgqphy-w4V03Es9R18OrWih','lay crab.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',226,1.79484680994769048691e+09,'move',0,'served-0-221','with crab.grey');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',227,1.79484681044583296773e+09,'move',0,'pda4vgywqhkgqphy-91xE2XFVxOto_n0w','search 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',228,1.79484681072361278533e+09,'move',0,'pda4vgywqhkgqphy-nWYAFmHzN5q1o04F','pick mermaid.white');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',229,1.79484681074761724464e+09,'move',0,'served-0-224','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',230,1.79484681100733947751e+09,'move',1,'2na7cqe3n7aigfk7-aYJosvdrafaIBBid','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',231,1.79484681127156090732e+09,'move',1,'2na7cqe3n7aigfk7-2PhHIvtAA6H8Wwyl','keep fish.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',232,1.79484681152456593518e+09,'move',1,'2na7cqe3n7aigfk7-slJyvmO_kgYngsgx','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',233,1.79484681154328751563e+09,'move',1,'served-1-228','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',234,1.79484681181736445429e+09,'move',0,'pda4vgywqhkgqphy--jkkznb9ojzsHGmV','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',235,1.79484681209147453303e+09,'move',0,'pda4vgywqhkgqphy-AdLdFWEEwDHjToCX','keep octopus.green');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',236,1.79484681235295200343e+09,'move',0,'pda4vgywqhkgqphy-3OSnsi5OctjA4wNE','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',237,1.79484681263983488082e+09,'move',0,'pda4vgywqhkgqphy-lfx0NEjcjTthv-0D','stop');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',238,1.79484681289573907853e+09,'move',1,'2na7cqe3n7aigfk7-eVU0OebZpKQPAj-R','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',239,1.79484681290910863876e+09,'move',1,'served-1-234','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',240,1.79484681321785593038e+09,'move',0,'pda4vgywqhkgqphy-4cL0z4PVvTB3VxSW','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',241,1.79484681322349333768e+09,'move',0,'served-0-236','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',242,1.79484681322668766971e+09,'move',1,'served-1-237','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',243,1.79484681372700452797e+09,'move',1,'2na7cqe3n7aigfk7-YYTYY8CYuCF-dtgz','keep penguin.pink');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',244,1.79484681398047018052e+09,'move',1,'2na7cqe3n7aigfk7-tjc13RMdZ--bvJ0N','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',245,1.79484681398530483242e+09,'move',1,'served-1-240','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',246,1.79484681424442052847e+09,'move',0,'pda4vgywqhkgqphy-AWepscszOQj427q5','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',247,1.79484681427176451682e+09,'move',0,'served-0-242','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',248,1.79484681429311513896e+09,'move',1,'served-1-243','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',249,1.7948468147872710228e+09,'move',1,'2na7cqe3n7aigfk7-Dogk7-E-Z-G1_WV4','keep captain.light-orange');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',250,1.79484681504022788997e+09,'move',1,'2na7cqe3n7aigfk7-Ny-FrIeauQznUNpD','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',251,1.79484681509340620033e+09,'move',1,'served-1-246','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',252,1.79484681534779453278e+09,'move',0,'pda4vgywqhkgqphy-OFcWLjOBa5PRTQOr','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',253,1.79484681560663867001e+09,'move',0,'pda4vgywqhkgqphy-O4f03U9xZrUR9MnZ','keep shark.green');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',254,1.79484681561369252209e+09,'move',0,'served-0-249','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',255,1.79484681562142086024e+09,'move',0,'served-0-250','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',256,1.79484681587948012356e+09,'move',1,'2na7cqe3n7aigfk7-mbruZKidQFUCkNNk','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',257,1.79484681613989949223e+09,'move',1,'2na7cqe3n7aigfk7-e2j7BoxZKypYhu3Z','keep sailor.orange');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',258,1.79484681639939665795e+09,'move',1,'2na7cqe3n7aigfk7-vgKvj2Ty6PrdRt3R','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',259,1.794846816418551445e+09,'move',1,'served-1-254','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',260,1.79484681667982888218e+09,'move',0,'pda4vgywqhkgqphy-0xI3DRB2KEk1Ec7d','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',261,1.79484681694823670385e+09,'move',0,'pda4vgywqhkgqphy-3H0SK9E2cLO-WTQi','keep octopus.purple');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',262,1.79484681720780539513e+09,'move',0,'pda4vgywqhkgqphy-swi520oL56xx3Zqc','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',263,1.79484681723158073429e+09,'move',0,'served-0-258','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',264,1.79484681748830628396e+09,'move',1,'2na7cqe3n7aigfk7-BEKr4JvC2VoE6Lz5','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',265,1.79484681776671028139e+09,'move',1,'2na7cqe3n7aigfk7-ZLUytlYhT6s32Iy3','keep mermaid.white');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',266,1.79484681804335308077e+09,'move',1,'2na7cqe3n7aigfk7-9Oxpox9cfOxOeUcx','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',267,1.79484681806041598316e+09,'move',1,'served-1-262','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',268,1.79484681831403470033e+09,'move',0,'pda4vgywqhkgqphy-sVEAggq6RQPrgYb8','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',269,1.79484681835246038432e+09,'move',0,'served-0-264','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',270,1.79484681861149096481e+09,'move',1,'2na7cqe3n7aigfk7-KtoyAH5r5FC9ZUyZ','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',271,1.79484681867965173724e+09,'move',1,'served-1-266','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',272,1.7948468189349193573e+09,'move',0,'pda4vgywqhkgqphy-Y9bzokZvoVrEktHL','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',273,1.79484681918849539759e+09,'move',0,'pda4vgywqhkgqphy-tQZkOMAPSJQsgIKT','keep octopus.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',274,1.79484681946083855634e+09,'move',0,'pda4vgywqhkgqphy-Z_aBT4oQL6WDrsuj','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',275,1.79484681949135422705e+09,'move',0,'served-0-270','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',276,1.79484681975002694125e+09,'move',1,'2na7cqe3n7aigfk7-HvoPbD18BcYiT8m_','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',277,1.79484682000378942485e+09,'move',1,'2na7cqe3n7aigfk7-1LAuPjzA_pYBfIvz','keep swimmer.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',278,1.79484682033951950075e+09,'move',1,'2na7cqe3n7aigfk7-wLioyY4n9k5w-drV','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',279,1.79484682035731601718e+09,'move',1,'served-1-274','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',280,1.79484682061801338191e+09,'move',0,'pda4vgywqhkgqphy-uGE9BsHFLVY8hXKF','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',281,1.79484682062806892395e+09,'move',0,'served-0-276','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',282,1.79484682089325928685e+09,'move',1,'2na7cqe3n7aigfk7-LOw2803D4NIkin2q','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',283,1.79484682115446829799e+09,'move',1,'2na7cqe3n7aigfk7-8p5qKutdySCU_3a1','lay fish.green');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',284,1.79484682116795659064e+09,'move',1,'served-1-279','with fish.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',285,1.79484682167105269435e+09,'move',1,'2na7cqe3n7aigfk7-swX2rlnaMBszu7x9','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',286,1.79484682195175290105e+09,'move',0,'pda4vgywqhkgqphy-O79rPwo8LXD0Sdxi','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',287,1.7948468222385349273e+09,'move',0,'pda4vgywqhkgqphy-k8SFS7wQmI-K5TLq','keep boat.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',288,1.79484682250496149066e+09,'move',0,'pda4vgywqhkgqphy-o5oAvkw-R0_iKPmO','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',289,1.79484682251660299296e+09,'move',0,'served-0-284','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',290,1.79484682277503681179e+09,'move',1,'2na7cqe3n7aigfk7-oW1gFYw68kQY9q1L','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',291,1.7948468230503230095e+09,'move',1,'2na7cqe3n7aigfk7-c7RTexqxjzHLj4ua','lay crab.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',292,1.79484682307385158541e+09,'move',1,'served-1-287','with crab.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',293,1.79484682307682251933e+09,'move',1,'served-1-288','search 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',294,1.79484682358155870438e+09,'move',1,'2na7cqe3n7aigfk7-kUyM50HdTGWTzvtu','pick swimmer.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',295,1.79484682383631157873e+09,'move',1,'2na7cqe3n7aigfk7-sTZCq8XL-3zYR8sb','last-chance');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',296,1.7948468240944774151e+09,'move',0,'pda4vgywqhkgqphy-3EuvpQhD8FlIEphZ','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',297,1.79484682436377072337e+09,'move',0,'pda4vgywqhkgqphy-PWCubnMkD8zHs7nQ','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',298,1.7948468246398334503e+09,'move',0,'pda4vgywqhkgqphy-Q4YLWcwvWjC8-9Z7','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',299,1.79484682464616918562e+09,'move',0,'served-0-294','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',300,1.79484682489844417571e+09,'move',1,'2na7cqe3n7aigfk7-C2bSubJ3KBd6lpqZ','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',301,1.79484682521358799938e+09,'move',1,'2na7cqe3n7aigfk7-S_FXskfV4inl7IK2','keep boat.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',302,1.79484682524513792989e+09,'move',1,'served-1-297','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',303,1.79484682525849747656e+09,'move',1,'served-1-298','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',304,1.79484682553063249581e+09,'move',0,'pda4vgywqhkgqphy-CtWWOAG4Wu7YHJpu','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',305,1.7948468255554764271e+09,'move',0,'served-0-300','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',306,1.79484682581019544598e+09,'move',1,'2na7cqe3n7aigfk7-x4snbLWI8U-cCpdM','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',307,1.79484682606373953817e+09,'move',1,'2na7cqe3n7aigfk7-AR7gLsRxidg1YvWf','keep mermaid.white');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',308,1.79484682607086420058e+09,'move',1,'served-1-303','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',309,1.7948468260780346393e+09,'move',1,'served-1-304','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',310,1.79484682644307231907e+09,'move',0,'pda4vgywqhkgqphy-E3TKj1wm0x14cSUE','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',311,1.79484682669934439663e+09,'move',0,'pda4vgywqhkgqphy-5qKvIh9ecIFmXZzU','keep swimmer.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',312,1.79484682696841168405e+09,'move',0,'pda4vgywqhkgqphy-7NTL_zk_B2lCaDdv','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',313,1.79484682697874617582e+09,'move',0,'served-0-308','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',314,1.79484682723990845686e+09,'move',1,'2na7cqe3n7aigfk7-EeI5hz6zRC2TaYFx','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',315,1.79484682725208854678e+09,'move',1,'served-1-310','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',316,1.79484682753532385829e+09,'move',0,'pda4vgywqhkgqphy-xXLggz1umDqyAeTT','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',317,1.7948468278148453235e+09,'move',0,'pda4vgywqhkgqphy-aK0h8ZDtaomGmZcr','keep octopus.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',318,1.79484682783580303195e+09,'move',0,'served-0-313','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',319,1.79484682784596872324e+09,'move',0,'served-0-314','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',320,1.79484682810757899284e+09,'move',1,'2na7cqe3n7aigfk7-b9Ct1cl2uI8lX7En','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',321,1.79484682811837506291e+09,'move',1,'served-1-316','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',322,1.79484682837790942189e+09,'move',0,'pda4vgywqhkgqphy-VqTttFWe8GuJNlk0','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',323,1.79484682863043379786e+09,'move',0,'pda4vgywqhkgqphy-dRxKS8yBpJCyOSBI','keep crab.green');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',324,1.79484682863444066054e+09,'move',0,'served-0-319','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',325,1.79484682863710331914e+09,'move',0,'served-0-320','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',326,1.79484682891568875316e+09,'move',1,'2na7cqe3n7aigfk7-urLUKjDLBzwNN-5n','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',327,1.79484682919307446478e+09,'move',1,'2na7cqe3n7aigfk7-GXqCT-awE4Z3xqck','keep mermaid.white');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',328,1.79484682946378564837e+09,'move',1,'2na7cqe3n7aigfk7-LIBUAT7EeIwo6ZIm','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',329,1.7948468295084011554e+09,'move',1,'served-1-324','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',330,1.79484682976095414165e+09,'move',0,'pda4vgywqhkgqphy-LxRVPOya8ov603FR','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',331,1.79484683001582908624e+09,'move',0,'pda4vgywqhkgqphy-VGAz2TSA84-u2kRb','lay crab.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',332,1.79484683002835655211e+09,'move',0,'served-0-327','with crab.green');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',333,1.79484683058224964136e+09,'move',0,'pda4vgywqhkgqphy-4n3WZTDf4jGHBQJz','search 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',334,1.79484683091586327548e+09,'move',0,'pda4vgywqhkgqphy-a433GvNm6207D3J3','pick shark.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',335,1.79484683123185658456e+09,'move',0,'pda4vgywqhkgqphy-RPCMjR4tI9TpoiSm','lay swimmer.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',336,1.7948468312670989036e+09,'move',0,'served-0-331','with shark.black');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',337,1.79484683133003044132e+09,'move',0,'served-0-332','rob 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',338,1.79484683133580780025e+09,'move',0,'served-0-333','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',339,1.7948468316032676696e+09,'move',1,'2na7cqe3n7aigfk7-j4D4PIs_QbslLvYn','take 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',340,1.79484683164196848863e+09,'move',1,'served-1-335','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',341,1.79484683192535114291e+09,'move',0,'pda4vgywqhkgqphy-pN5uLxi5ZPA134g7','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',342,1.7948468321783804893e+09,'move',0,'pda4vgywqhkgqphy-xcJZAcjLKa3ybHV8','keep lighthouse.purple');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',343,1.79484683231406116485e+09,'move',0,'served-0-338','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',344,1.79484683239634227758e+09,'move',0,'served-0-339','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',345,1.7948468326673448085e+09,'move',1,'2na7cqe3n7aigfk7-ycITyDldaLlQ8bg5','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',346,1.79484683292680287361e+09,'move',1,'2na7cqe3n7aigfk7-uWG4zvqw1UpbFHPA','keep shoal.grey');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',347,1.79484683319051766393e+09,'move',1,'2na7cqe3n7aigfk7-8gMpWvNMJ6UeIqE3','discard 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',348,1.7948468332397582531e+09,'move',1,'served-1-343','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',349,1.79484683354555249216e+09,'move',0,'pda4vgywqhkgqphy-jcxbTs6yn0281tjM','draw');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',350,1.79484683397295832632e+09,'move',0,'pda4vgywqhkgqphy-zs86--JtlVfXuYl2','keep shell.green');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',351,1.79484683426787304874e+09,'move',0,'pda4vgywqhkgqphy-G_0tkWeSiPbD_ct5','discard 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',352,1.79484683439225363738e+09,'move',0,'served-0-347','end');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',353,1.79484683468818664552e+09,'move',1,'2na7cqe3n7aigfk7-bZpjKa99_NoG6Ykv','take 2');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',354,1.79484683494165658951e+09,'move',1,'2na7cqe3n7aigfk7-DJqd73cR8IzuXu3e','lay crab.light-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',355,1.79484683494837498661e+09,'move',1,'served-1-350','with crab.yellow');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',356,1.79484683545553660392e+09,'move',1,'2na7cqe3n7aigfk7-8cxaauerzX42Ss7n','search 1');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',357,1.79484683574380588528e+09,'move',1,'2na7cqe3n7aigfk7-ZjWYhe5W-V-nhMAM','pick fish.dark-blue');
INSERT INTO "entries" VALUES('vp8fs3z00zwr',358,1.79484683600830173489e+09,'move',1,'2na7cqe3n7aigfk7-v6t1etABgtlZk_f5','stop');
INSERT INTO "entries" VALUES('3mz7ogg8i75b',30,1.79484683615068745616e+09,'rematch',-1,'rematch','4nezin7jbgvd');
INSERT INTO "entries" VALUES('4nezin7jbgvd',1,1.79484683617281484601e+09,'sit',0,'sit-ff95856ef000fcf9','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"485ec2c53af6ddf95a96173711a317654685d47690e612c4cb91902b0d6abdc4","rating":3.437685252509457}');
INSERT INTO "entries" VALUES('x6iqh0x8ua6k',1,1.7948468362315375805e+09,'sit',0,'sit-93bb020693da356f','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"c8e4092221771242e2a59cf9a01f19b8b0e5004e069efebd81357bcc540088c8","rating":-1.8330937337715376}');
INSERT INTO "entries" VALUES('x6iqh0x8ua6k',2,1.79484683623958492281e+09,'bot',1,'bot-b490576910f849a8','greedy');
INSERT INTO "entries" VALUES('x6iqh0x8ua6k',3,1794846836.25558,'begin',-1,'begin','');
INSERT INTO "entries" VALUES('15l0fdckgnxd',1,1.79484683631974577906e+09,'sit',0,'sit-1e1c70ab77e12839','{"player":"pda4vgywqhkgqphy","name":"Anna","token":"23de0c1ec1424c4e7034c70dad9727a90b9b613a1d4831be478ac2233b8884fd","rating":0.8022957593689597}');
INSERT INTO "entries" VALUES('15l0fdckgnxd',2,1.79484683643568658831e+09,'sit',1,'sit-d4b65f8ad76b2fec','{"player":"cuwx32ftdvey5yi5","name":"Gustav","token":"251183b4ffeeb3a32d5220cae16b6733173047a4f0cdfa8d4d97f5f490cc5cdc","rating":null}');
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('sessions',X'962D8D8E5B7FA7CB9342E8E7ED979E40FB25CC1758215477CE0EACBAAFE479CE');
CREATE TABLE players (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	login VARCHAR(48), 
	password VARCHAR(200), 
	secret BLOB NOT NULL, 
	muted JSON NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_login UNIQUE (login)
);
INSERT INTO "players" VALUES('pda4vgywqhkgqphy','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$QCQPbNI2ciaxQxzoif93Cw$hIFUHjfgwtPA20JF/Ky4pOP47/NlSJPhngIHsBtQzas',X'97C239E4098D4D1F0F7406A193A182C5ED6E737C9D15D8676E0BE8AF869D3612','["cuwx32ftdvey5yi5"]',1.7948467515175457001e+09,1.79484683665681624413e+09);
INSERT INTO "players" VALUES('2na7cqe3n7aigfk7','Berta','berta','$argon2id$v=19$m=19456,t=2,p=1$2tjy4XEfXo/cBa+t9QlZ3g$rC7O4gfgY7m6/0gj18h+McD10N0VruaZcHL1NnHlzKg',X'C0204B4C0EF7D4F0A79479ED47D22C2103E2D80621493C6C1D095A3AD19AE319','[]',1.79484675182041859622e+09,1.79484675182041859622e+09);
INSERT INTO "players" VALUES('qneigkqqmch53g4b','Carla',NULL,NULL,X'02136FF1579500FB07A76016BD130CF6F336717E64DF86B2D123EF8578EE5E4E','[]',1.7948467518689405918e+09,1.7948467518689405918e+09);
INSERT INTO "players" VALUES('cuwx32ftdvey5yi5','Gustav',NULL,NULL,X'0ABECE4E1E8E26116EA43D29731F27D9EF034429408D6213FF5ABD38D9ACE4D0','[]',1.79484683642039680477e+09,1.79484683642039680477e+09);
CREATE TABLE ratings (
	player VARCHAR(16) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player, game), 
	CONSTRAINT fk_ratings_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES('pda4vgywqhkgqphy','sea-or-shore',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('2na7cqe3n7aigfk7','sea-or-shore',2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('pda4vgywqhkgqphy','dolores',25.0,8.06590141354368,1);
INSERT INTO "ratings" VALUES('2na7cqe3n7aigfk7','dolores',25.0,8.06590141354368,1);
INSERT INTO "ratings" VALUES('pda4vgywqhkgqphy','sea-salt-paper',2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('2na7cqe3n7aigfk7','sea-salt-paper',2.76353894931404973087e+01,8.06590141354368,1);
CREATE TABLE seats (
	table_id VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(16), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('z7wmhkl8sf2l',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('z7wmhkl8sf2l',1,'2na7cqe3n7aigfk7');
INSERT INTO "seats" VALUES('z7wmhkl8sf2l',2,'qneigkqqmch53g4b');
INSERT INTO "seats" VALUES('3mz7ogg8i75b',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('3mz7ogg8i75b',1,'2na7cqe3n7aigfk7');
INSERT INTO "seats" VALUES('3mz7ogg8i75b',2,'qneigkqqmch53g4b');
INSERT INTO "seats" VALUES('43fbvf88r453',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('43fbvf88r453',1,'2na7cqe3n7aigfk7');
INSERT INTO "seats" VALUES('hdhhi2ozbijz',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('hdhhi2ozbijz',1,'2na7cqe3n7aigfk7');
INSERT INTO "seats" VALUES('ztd69x521ewm',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('ztd69x521ewm',1,'2na7cqe3n7aigfk7');
INSERT INTO "seats" VALUES('vp8fs3z00zwr',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('vp8fs3z00zwr',1,'2na7cqe3n7aigfk7');
INSERT INTO "seats" VALUES('4nezin7jbgvd',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('x6iqh0x8ua6k',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('15l0fdckgnxd',0,'pda4vgywqhkgqphy');
INSERT INTO "seats" VALUES('15l0fdckgnxd',1,'cuwx32ftdvey5yi5');
CREATE TABLE tables (
	id VARCHAR(12) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	seconds INTEGER, 
	watch VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	opener VARCHAR(16) NOT NULL, 
	opened FLOAT NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	updated FLOAT NOT NULL, 
	last BIGINT NOT NULL, 
	rated BOOLEAN NOT NULL, seen FLOAT DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('z7wmhkl8sf2l','sea-or-shore',3,'{"treasures": [2, 2, 2, 3, 3, 3, 4, 4], "actions": [1, 3], "hand": 3, "rounds": 1}','0000000000000000000000000134d8df',3600,'anyone',0,'pda4vgywqhkgqphy',1.79484675199684119229e+09,'playing',1.79484675474781799316e+09,17,0,0.0);
INSERT INTO "tables" VALUES('3mz7ogg8i75b','sea-or-shore',3,'{"treasures": [2, 2, 2, 3, 3, 3, 4, 4], "actions": [1, 3], "hand": 3, "rounds": 1}','0000000000000000000000000134d8df',3600,'anyone',0,'pda4vgywqhkgqphy',1.7948467550554056168e+09,'over',1.79484683615068745616e+09,30,1,0.0);
INSERT INTO "tables" VALUES('43fbvf88r453','dolores',2,'{"bottles": true, "singles": true, "talk": true, "pile": 12}','0000000000000000000000000134d8df',3600,'anyone',0,'pda4vgywqhkgqphy',1.7948467607554390431e+09,'playing',1.79484676304279828075e+09,13,0,0.0);
INSERT INTO "tables" VALUES('hdhhi2ozbijz','dolores',2,'{"bottles": true, "singles": true, "talk": true, "pile": 12}','0000000000000000000000000134d8df',3600,'anyone',0,'pda4vgywqhkgqphy',1.79484676331491899495e+09,'over',1.79484676529149270052e+09,13,1,0.0);
INSERT INTO "tables" VALUES('ztd69x521ewm','sea-salt-paper',2,'{"goal": 40}','0000000000000000000000000134d8df',3600,'anyone',0,'pda4vgywqhkgqphy',1.79484676534379744526e+09,'playing',1.79484676756080770492e+09,16,0,0.0);
INSERT INTO "tables" VALUES('vp8fs3z00zwr','sea-salt-paper',2,'{"goal": 40}','0000000000000000000000000134d8df',3600,'anyone',0,'pda4vgywqhkgqphy',1.79484676780461740496e+09,'over',1.79484683600830173489e+09,358,1,0.0);
INSERT INTO "tables" VALUES('4nezin7jbgvd','sea-or-shore',3,'{"treasures": [2, 2, 2, 3, 3, 3, 4, 4], "actions": [1, 3], "hand": 3, "rounds": 1}','0d42c963c69e1b9b8403acf04d6069ec',3600,'anyone',0,'pda4vgywqhkgqphy',1.79484683607702302926e+09,'waiting',1.79484683617281484601e+09,1,0,0.0);
INSERT INTO "tables" VALUES('x6iqh0x8ua6k','sea-salt-paper',2,'{"goal": 40}','4cfed0ed60569848738310b4027afe9e',3600,'anyone',0,'pda4vgywqhkgqphy',1.79484683618782854073e+09,'playing',1794846836.25558,3,0,0.0);
INSERT INTO "tables" VALUES('15l0fdckgnxd','dolores',3,'{"bottles": true, "singles": true, "talk": true, "pile": 67}','9307ecce42a17b46d43fe8585f88cd92',NULL,'anyone',1,'pda4vgywqhkgqphy',1.79484683628435540202e+09,'waiting',1.79484683643568658831e+09,2,0,0.0);
CREATE INDEX ix_tables_lobby ON tables (public, phase, opened);
CREATE INDEX ix_due_at ON due (at);
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
