import SwiftUI

struct Card: View {
  let title: String
  @State private var isOpen = false

  var body: some View {
    VStack {
      HStack {
        ZStack {
          if isOpen {
            Text(title)
              .frame(maxwidth: .infinity, alignment: .leading)  // mistake: maxwidth
              .padding()
          }
        }
        Button("Open") { isOpen.toggle() }
      }
    }
  }
}
