import SwiftUI

struct Page: View {
  @State private var model: Modell?  // mistake: cannot find type 'Modell' in scope

  var body: some View {
    VStack {
      HStack {
        ZStack { Text("Hello") }
      }
    }
  }
}
