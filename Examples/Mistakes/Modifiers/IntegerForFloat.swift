import SwiftUI

struct Bar: View {
  let percent: Int

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Rectangle().frame(width: percent, height: 4)  // mistake: cannot convert value of type 'Int'
          Text("\(percent) %")
        }
      }
    }
  }
}
