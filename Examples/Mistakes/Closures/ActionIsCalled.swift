import SwiftUI

struct Page: View {
  func save() {}

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello").padding()
          Button("Save", action: save())  // mistake: cannot convert value of type '()' to expected argument type
        }
      }
    }
  }
}
