import SwiftUI

final class Model { var count = 0 }

struct Page: View {
  @State private var model = Model()

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Hello").environment(model)  // mistake: 'Model' conform to 'Observable'
          Text("World")
        }
      }
    }
  }
}
