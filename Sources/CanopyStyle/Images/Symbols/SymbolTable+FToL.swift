/// Symbols from F to L, in the format of `SymbolTable`.
let symbolsFromFToL = """
  f.cursive F277; face.dashed F1F6; face.smiling F1F5 lines; face.smiling.inverse F1F5; faceid F643; fan F210
  fan.ceiling F210; fan.desk F210; fan.floor F210; faxmachine F212 solid; ferry F213 solid; fiberchannel F200
  figure F64D; figure.2 F2E8; figure.2.and.child.holdinghands F2E8; figure.2.arms.open F2E8
  figure.and.child.holdinghands + figure@0.95,8,11.5 figure.child@0.8,17,14; figure.arms.open F2E6
  figure.bowling F0D3; figure.child F2E7; figure.cooldown F64B; figure.core.training F1E6; figure.dance F64C
  figure.fall F64B; figure.flexibility F64C; figure.gymnastics F64C; figure.hiking F583; figure.indoor.cycle F0A3
  figure.jumprope ~ 12 4 2.3 d 12 8.6 m 12 14.4 l 12 8.8 m 8 12 l 4.4 10 l 12 8.8 m 16 12 l 19.6 10 l 12 14.4 m 9.4 \
    17.8 l 12 14.4 m 14.6 17.8 l 4.4 10 m -1.8 26.4 25.8 26.4 19.6 10 c
  figure.mind.and.body ~ 12 4 2.5 d 12 9 m 12 16 l 12 9 m 6.6 11 l 4.2 16.4 l 12 9 m 17.4 11 l 19.8 16.4 l 12 16.4 m \
    3.4 19 l 12 21.8 l 20.6 19 l h
  figure.open.water.swim F4E3; figure.outdoor.cycle F0A3; figure.pool.swim F4E3; figure.roll F5A4; figure.rower F608
  figure.run F46E; figure.run.treadmill F46E; figure.soccer F4B8; figure.socialdance F2E8; figure.stairs F4CD
  figure.stand F64D; figure.stand.dress F649; figure.stand.line.dotted.figure.stand F2E8
  figure.strengthtraining.functional F1E6; figure.strengthtraining.traditional F1E6; figure.tennis F507
  figure.walk F583; figure.walk.motion F583; figure.wave F64A
  figure.yoga ~ 12 3.8 2.4 d 12 8.6 m 12 14.6 l 2.8 8.8 m 21.2 8.8 l 12 14.8 m 5.6 15.6 l 5.6 21.8 l 12 14.8 m 21 \
    21.8 l
  filemenu.and.cursorarrow + _menu cursorarrow@0.7,17,16
  filemenu.and.selection ~ 2 3 20 18 3 r 5.5 7.5 m 12 7.5 l 5.5 12 13 2.5 0.5 b 5.5 18 m 12 18 l; film F230 solid
  film.stack F381; fireplace F238; fish F23A solid; flag F23D/F23B; flag.2.crossed F240
  flag.and.flag.filled.crossed F240; flag.checkered F23C
  flame ~ 12.5 1.8 m 14 6 19.5 9 19.5 14.5 c 19.5 19 16 22 12 22 c 8 22 4.5 19 4.5 14.5 c 4.5 11.5 6 9.5 7.5 8 c 7.7 \
    10 8.5 11.2 9.8 11.7 c 9.5 7.5 10 4 12.5 1.8 c h lines
  flashlight.off F245; flashlight.on F244; flashlight.slash F245; flask F093; flip.horizontal F18A; flipphone F11E
  flowchart F4AA; folder F256/F24B; folder.fill F24B; football F25D; fork.knife F4A6
  formfitting.gamecontroller F297; forward ~ 2 6 m 10.5 12 l 2 18 l h 13 6 m 21.5 12 l 13 18 l h lines
  forward.end F4AD solid; forward.end.alt F4AC; forward.frame F4D7; frying.pan F65A; fuel F298; fuelpump F298 solid
  function F295; gamecontroller F5BA holes; gauge F4C5; gauge.high F4C5; gauge.low F4C5; gauge.medium F4C5
  gauge.with.dots.needle.33percent F4C5; gauge.with.dots.needle.50percent F4C5
  gauge.with.dots.needle.67percent F4C5; gauge.with.dots.needle.bottom.50percent F4C5; gauge.with.needle F4C5
  gear + _cog !_disc@0.56,12,12 &_spokes
  gearshape ~ 9.9 4.4 m 10.1 2.2 l 13.9 2.2 l 14.1 4.4 l 15.9 5.1 l 17.6 3.7 l 20.3 6.4 l 18.9 8.1 l 19.6 9.9 l 21.8 \
    10.1 l 21.8 13.9 l 19.6 14.1 l 18.9 15.9 l 20.3 17.6 l 17.6 20.3 l 15.9 18.9 l 14.1 19.6 l 13.9 21.8 l 10.1 21.8 \
    l 9.9 19.6 l 8.1 18.9 l 6.4 20.3 l 3.7 17.6 l 5.1 15.9 l 4.4 14.1 l 2.2 13.9 l 2.2 10.1 l 4.4 9.9 l 5.1 8.1 l 3.7 \
    6.4 l 6.4 3.7 l 8.1 5.1 l h 12 12 3.1 o
  gearshape.2 + gearshape@0.62,7.5,7.5 gearshape@0.78,15,15; gearshape.arrow.triangle.2.circlepath F493
  gearshape.fill + _cogarea !_disc@0.32,12,12
  gift ~ 2.5 7.5 19 4.5 1.2 r 4.2 12.3 m 4.2 19.2 l 4.2 20.8 5 21.6 6.6 21.6 c 17.4 21.6 l 19 21.6 19.8 20.8 19.8 \
    19.2 c 19.8 12.3 l 12 7.5 m 12 21 l 11.5 7 m 10.8 3.8 9.2 2.2 7.6 2.6 c 5.4 3.2 5.6 6.8 8.5 7.2 c 12.5 7 m 13.2 \
    3.8 14.8 2.2 16.4 2.6 c 18.6 3.2 18.4 6.8 15.5 7.2 c
  gift.fill ~ 1.6 6.8 9.6 5 1.3 b 12.8 6.8 9.6 5 1.3 b 3.2 13.4 8 9 1.3 b 12.8 13.4 8 9 1.3 b 11.5 7 m 10.8 3.8 9.2 \
    2.2 7.6 2.6 c 5.4 3.2 5.6 6.8 8.5 7.2 c 12.5 7 m 13.2 3.8 14.8 2.2 16.4 2.6 c 18.6 3.2 18.4 6.8 15.5 7.2 c
  giftcard F585; globe F59F; globe.americas F1E7; globe.asia.australia F1E7; globe.central.south.asia F1E7
  globe.desk F1E7; globe.europe.africa F1E7; gobackward = arrow.counterclockwise
  gobackward.10 + gobackward &'10@0.42,12,12; gobackward.15 + gobackward &'15@0.42,12,12
  gobackward.30 + gobackward &'30@0.42,12,12; gobackward.45 + gobackward &'45@0.42,12,12
  gobackward.5 + gobackward &'5@0.46,12,12; gobackward.60 + gobackward &'60@0.42,12,12
  gobackward.75 + gobackward &'75@0.42,12,12; gobackward.90 + gobackward &'90@0.42,12,12
  goforward = arrow.clockwise; goforward.10 + goforward &'10@0.42,12,12; goforward.15 + goforward &'15@0.42,12,12
  goforward.30 + goforward &'30@0.42,12,12; goforward.45 + goforward &'45@0.42,12,12
  goforward.5 + goforward &'5@0.46,12,12; goforward.60 + goforward &'60@0.42,12,12
  goforward.75 + goforward &'75@0.42,12,12; goforward.90 + goforward &'90@0.42,12,12; graduationcap F474 solid
  greaterthan ~ 6 5 m 18 12 l 6 19 l; grid F2C1; guitars F2C4; gyroscope F464; hammer F29B solid; hand.draw F1B7
  hand.point.down F2C7 r90; hand.point.left F2C7 fx; hand.point.right F2C7; hand.point.up F2C7 r270
  hand.point.up.left F1B7
  hand.raised ~ 4 15.5 m 4 7.6 l 4 5.2 7.6 5.2 7.6 7.6 c 7.6 12 l 7.6 7.6 m 7.6 4.4 l 7.6 2 11.2 2 11.2 4.4 c 11.2 \
    11.4 l 11.2 4.4 m 11.2 3.6 l 11.2 1.2 14.8 1.2 14.8 3.6 c 14.8 11.6 l 14.8 5.6 m 14.8 3.2 18.4 3.2 18.4 5.6 c \
    18.4 14.8 l 20.2 12.4 l 21.6 10.6 24 12 22.9 14 c 19.6 19.6 l 18 22.2 15.8 22.8 12.2 22.8 c 7.3 22.8 4 20 4 15.5 \
    c
  hand.raised.fill ~ 4.7 6.2 m 4.6 6.2 l 5.4 6.2 6.1 6.9 6.1 7.7 c 6.1 13.6 l 6.1 14.3 5.4 15 4.6 15 c 4.7 15 l 3.9 \
    15 3.2 14.3 3.2 13.6 c 3.2 7.7 l 3.2 6.9 3.9 6.2 4.7 6.2 c h f 8.7 2.6 m 8.7 2.6 l 9.4 2.6 10.1 3.3 10.1 4 c 10.1 \
    13.6 l 10.1 14.3 9.4 15 8.7 15 c 8.7 15 l 7.9 15 7.2 14.3 7.2 13.6 c 7.2 4 l 7.2 3.3 7.9 2.6 8.7 2.6 c h f 12.6 \
    1.6 m 12.7 1.6 l 13.4 1.6 14.1 2.3 14.1 3.1 c 14.1 13.6 l 14.1 14.3 13.4 15 12.7 15 c 12.6 15 l 11.9 15 11.2 14.3 \
    11.2 13.6 c 11.2 3.1 l 11.2 2.3 11.9 1.6 12.6 1.6 c h f 16.6 3.4 m 16.6 3.4 l 17.4 3.4 18.1 4.1 18.1 4.8 c 18.1 \
    13.6 l 18.1 14.3 17.4 15 16.6 15 c 16.6 15 l 15.9 15 15.2 14.3 15.2 13.6 c 15.2 4.8 l 15.2 4.1 15.9 3.4 16.6 3.4 \
    c h f 3.2 12.2 m 18.1 12.2 l 18.1 13.6 l 20.3 11.4 l 21.8 9.9 24 11.5 22.9 13.3 c 19.3 19.6 l 17.7 22.3 15.2 23.2 \
    11.8 23.2 c 6.6 23.2 3.2 20.4 3.2 15.4 c h f
  hand.raised.fingers.spread = hand.raised; hand.tap F1B7; hand.thumbsdown F512/F511; hand.thumbsup F514/F513
  hand.wave + _wavehand@0.84,12,12.4 &_wavearcs; handbag = bag
  hands.clap + _handflipped@0.72,7.5,13.5 hand.raised@0.8,14.5,13
  hands.sparkles + hand.raised@0.85,10,13 &sparkle@0.4,20,5; hare + _hare !_hareeye solid
  hare.fill + _hare !_hareeye; headphones F2CB; headset F2CE; heart F2D5/F2D1
  heart.text.clipboard + clipboard &heart.fill@0.4,12,12; heart.text.square F2D2; heater.vertical F438; helm F4D4
  hexagon F2D9/F2D8; hexagon.lefthalf.filled F2D9; hifispeaker F4C3 solid; hifispeaker.2 F4C3; highlighter F652
  homekit ~ 1.8 11.6 m 12 2.6 l 22.2 11.6 l 4.8 9.6 m 4.8 21.2 l 19.2 21.2 l 19.2 9.6 l 8.8 17.4 m 8.8 13.2 l 12 10.2 \
    l 15.2 13.2 l 15.2 17.4 l h
  homepod F4C3 solid; homepod.2 F4C3; homepodmini F4C3
  hourglass ~ 5 2.5 m 19 2.5 l 5 21.5 m 19 21.5 l 6.5 3 m 6.5 8 l 12 12 l 17.5 8 l 17.5 3 l 6.5 21 m 6.5 16 l 12 12 l \
    17.5 16 l 17.5 21 l
  hourglass.bottomhalf.fill = hourglass.bottomhalf.filled
  hourglass.bottomhalf.filled ~ 6.5 21.5 m 6.5 16 l 12 12 l 17.5 16 l 17.5 21.5 l h f 5 2.5 m 19 2.5 l 5 21.5 m 19 \
    21.5 l 6.5 3 m 6.5 8 l 12 12 l 17.5 8 l 17.5 3 l
  hourglass.tophalf.fill = hourglass.tophalf.filled
  hourglass.tophalf.filled ~ 6.5 2.5 m 6.5 8 l 12 12 l 17.5 8 l 17.5 2.5 l h f 5 2.5 m 19 2.5 l 5 21.5 m 19 21.5 l \
    6.5 21 m 6.5 16 l 12 12 l 17.5 16 l 17.5 21 l
  house ~ 2 11.8 m 12 3 l 22 11.8 l 5 10 m 5 20.5 l 19 20.5 l 19 10 l 9.5 20 m 9.5 14.2 l 14.5 14.2 l 14.5 20 l
  house.and.flag F2DE; house.fill + _houseroof _housebody; house.lodge F2DE; humidifier F01B; humidity F58E
  hurricane F59E; icloud F163/F15F; icloud.and.arrow.down + icloud@1,12,11 arrow.down@0.5,12,17
  icloud.and.arrow.up + icloud@1,12,11 arrow.up@0.5,12,17; increase.indent F276; increase.quotelevel F276
  indianrupeesign F1AF; info ~ 11.7 5 1.7 d 9.3 10.2 m 12.3 10.2 l 12.3 19 l 8.8 19 m 15.8 19 l
  inset.filled.bottomthird.rectangle = rectangle.bottomthird.inset.filled
  inset.filled.lefthalf.rectangle = rectangle.lefthalf.inset.filled; inset.filled.rectangle = rectangle.inset.filled
  inset.filled.righthalf.rectangle = rectangle.lefthalf.inset.filled fx; internaldrive F2CA solid
  ipad ~ 3.5 2 17 20 2.5 r 10.5 19 m 13.5 19 l lines; ipad.and.iphone F121; ipad.gen1 F4F8; ipad.gen2 F4F8
  ipad.homebutton F4F8; ipad.landscape F4F8 r90; iphone ~ 6 1.5 12 21 3 r 10.5 4.5 m 13.5 4.5 l lines
  iphone.and.arrow.forward F121; iphone.gen1 F120; iphone.gen2 F120; iphone.gen3 F120; iphone.homebutton F120
  iphone.radiowaves.left.and.right F566; iphone.rear.camera F107; italic F277
  key ~ 7 12 4.5 o 11.5 12 m 22 12 l 17.8 12 m 17.8 16 l 21.8 12 m 21.8 15.5 l; key.fill F306; key.horizontal = key
  key.viewfinder + viewfinder &key@0.6,12,12; keyboard F30C holes; keyboard.chevron.compact.down F30F
  keyboard.chevron.compact.left F30E; keyboard.onehanded.left F30C; l.joystick F296
  ladybug ~ 12 14.2 6.9 o 12 8 m 12 20.5 l 8.9 12.3 1.2 d 15.1 12.3 1.2 d 9 16.4 1.2 d 15 16.4 1.2 d 5.6 11 m 2.6 9 l \
    5.2 14.5 m 1.8 14.5 l 5.8 18 m 3 20.6 l 8.2 7.4 m 8.2 4.8 9.8 3.4 12 3.4 c 9.8 3.4 m 8.4 1.3 l 18.4 11 m 21.4 9 l \
    18.8 14.5 m 22.2 14.5 l 18.2 18 m 21 20.6 l 15.8 7.4 m 15.8 4.8 14.2 3.4 12 3.4 c 14.2 3.4 m 15.6 1.3 l lines
  ladybug.fill + _ladybugbody !_ladybugspots; laptopcomputer ~ 4 5 16 11.5 2 r 1 19.5 m 23 19.5 l lines
  laptopcomputer.and.arrow.down F322; laptopcomputer.and.ipad F121; laptopcomputer.and.iphone F121
  largecircle.fill.circle + circle &_disc@0.62,12,12; lasso F560; latch.2.case F0D6; leaf F32A solid
  leaf.arrow.circlepath F44C; leaf.arrow.triangle.circlepath F44C; lessthan ~ 18 5 m 6 12 l 18 19 l; level F46D
  light.beacon.max F32C solid; light.beacon.min F32C; light.max = sun.max; light.min = sun.min; light.recessed F4C8
  lightbulb F336/F335; lightbulb.2 F336/F335; lightbulb.led F336/F335; lightbulb.max F336/F335
  lightbulb.min F336/F335; lightrail F52D; lightswitch.off F522; lightswitch.on F521 solid
  line.2.horizontal.decrease ~ 4 9 m 20 9 l 8 15 m 16 15 l; line.3.crossed.swirl.circle F559
  line.3.horizontal ~ 3 6 m 21 6 l 3 12 m 21 12 l 3 18 m 21 18 l
  line.3.horizontal.button.angledtop.vertical.right F35C
  line.3.horizontal.decrease ~ 3 7 m 21 7 l 6.5 12 m 17.5 12 l 10 17 m 14 17 l; line.diagonal F55E
  line.diagonal.arrow F0F7; line.horizontal.3 = line.3.horizontal
  line.horizontal.3.decrease = line.3.horizontal.decrease; lines.measurement.horizontal F46D
  lineweight ~ 3 5 m 21 5 l 3 9 18 2.8 1 b 3 14.5 18 4.5 1 b; link F339; list.and.film F381
  list.bullet ~ 4 6 1.6 d 4 12 1.6 d 4 18 1.6 d 9 6 m 21 6 l 9 12 m 21 12 l 9 18 m 21 18 l
  list.bullet.below.rectangle ~ 3 3 18 6 1.5 r 4 14 1.4 d 4 19.5 1.4 d 9 14 m 21 14 l 9 19.5 m 21 19.5 l lines
  list.bullet.clipboard = list.clipboard
  list.bullet.indent ~ 3.5 5 1.5 d 8 5 m 21 5 l 7.5 12 1.5 d 12 12 m 21 12 l 7.5 19 1.5 d 12 19 m 21 19 l
  list.bullet.rectangle ~ 1.5 4 21 16 3 r 6.5 9 1.2 d 6.5 12.2 1.2 d 6.5 15.4 1.2 d 10.5 9 m 17.5 9 l 10.5 12.2 m \
    17.5 12.2 l 10.5 15.4 m 17.5 15.4 l lines
  list.bullet.rectangle.portrait ~ 4 1.5 16 21 3 r 8 7.5 1.2 d 8 12 1.2 d 8 16.5 1.2 d 11.5 7.5 m 16.3 7.5 l 11.5 12 \
    m 16.3 12 l 11.5 16.5 m 16.3 16.5 l lines
  list.clipboard + clipboard &_cliplines; list.clipboard.fill + clipboard.fill !_cliplines
  list.dash ~ 2.5 6 m 5 6 l 2.5 12 m 5 12 l 2.5 18 m 5 18 l 9.5 6 m 21 6 l 9.5 12 m 21 12 l 9.5 18 m 21 18 l
  list.dash.header.rectangle ~ 1.5 4 21 16 3 r 5.5 8.5 m 18.5 8.5 l 5.5 12.5 m 7 12.5 l 10.5 12.5 m 18.5 12.5 l 5.5 \
    16 m 7 16 l 10.5 16 m 18.5 16 l lines
  list.number F27B; list.star + _listlines &star.fill@0.26,4,6 &star.fill@0.26,4,12 &star.fill@0.26,4,18
  list.triangle F27A; livephoto F01A; livephoto.play F40D; location F5CD solid
  location.fill.viewfinder + viewfinder &location.fill@0.55,12,12
  location.magnifyingglass + magnifyingglass &location.fill@0.36,9.5,9.5; location.north F390 solid
  location.north.line F390; location.viewfinder + viewfinder &location@0.55,12,12; lock F341/F33E
  lock.circle.dotted F341; lock.desktopcomputer + desktopcomputer &lock.fill@0.36,12,8.6
  lock.display + display &lock.fill@0.42,12,10; lock.doc + doc lock.fill@0.5,17.5,17
  lock.document + doc lock.fill@0.5,17.5,17; lock.iphone + iphone lock.fill@0.5,17.5,17
  lock.laptopcomputer + laptopcomputer &lock.fill@0.42,12,10.5; lock.open F340/F33F
  lock.open.rotation + arrow.clockwise &lock.open.fill@0.42,12,11.5
  lock.rotation + arrow.clockwise &lock.fill@0.42,12,11.5; lock.rotation.open = lock.open.rotation
  logo.bluetooth F0AF; logo.playstation F414; logo.xbox F5B9
  lungs ~ 12 2.2 m 12 9.8 l 9.6 13.5 m 9.6 10 9.4 7.4 8 6.6 c 6.4 5.8 4.8 8 3.6 10.8 c 2.4 13.6 1.6 16.6 1.6 19 c 1.6 \
    21.6 4 21.8 6.6 20.4 c 9 19.2 9.6 18.4 9.6 16 c h 12 9.8 m 9.6 12.6 l 14.4 13.5 m 14.4 10 14.6 7.4 16 6.6 c 17.6 \
    5.8 19.2 8 20.4 10.8 c 21.6 13.6 22.4 16.6 22.4 19 c 22.4 21.6 20 21.8 17.4 20.4 c 15 19.2 14.4 18.4 14.4 16 c h \
    12 9.8 m 14.4 12.6 l lines
  """
