import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Group {
            Txt("Hello").font(.title)  // mistake: cannot find 'Txt' in scope
            Text("World")
          }
        }
      }
    }
  }
}
