import SwiftUI

struct Page: View {
  func save(_ name: String) {}

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello").padding()
          Button("Save", action: save)  // mistake: cannot convert value of type
        }
      }
    }
  }
}
