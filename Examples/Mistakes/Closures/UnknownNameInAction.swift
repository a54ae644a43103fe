import SwiftUI

struct Page: View {
  @State private var count = 0

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Button("Add") {
            count += 1
            saveAll(count)  // mistake: cannot find 'saveAll' in scope
          }
          .padding()
        }
      }
    }
  }
}
