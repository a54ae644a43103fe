import SwiftUI

struct Page: View {
  @State private var isShown = false
  let title: String

  var body: some View {
    VStack {
      HStack {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              Text(title).bold()
              Button("Close", action: { isShwon = false })  // mistake: cannot find 'isShwon' in scope
            }
          }
      }
    }
  }
}
